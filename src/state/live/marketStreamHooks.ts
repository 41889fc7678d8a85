import { useEffect, useSyncExternalStore } from 'react';
import { liveGame, watchMatch } from './marketStream.ts';
import type { GameStatus, LiveGame } from './marketStreamGame.ts';
import type { MarketFrame } from './marketStreamMarket.ts';

/** Streams a match while the component is mounted. */
export function useLiveGame(gameId: string): LiveGame {
  useEffect(() => watchMatch(gameId), [gameId]);
  return liveGame(gameId);
}

/** The parts of the markets that React renders, which hold no prices. */
export function useFrames({ book }: LiveGame): readonly MarketFrame[] {
  return useSyncExternalStore(book.restructured.subscribe, () => book.frames);
}

export function useGameStatus(game: LiveGame): GameStatus {
  return useSyncExternalStore(game.statusMoved.subscribe, () => game.status);
}
