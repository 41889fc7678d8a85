import { useEffect, useSyncExternalStore } from 'react';
import { liveGame, watchMatch } from './marketStream.ts';
import type { GameStatus, LiveGame } from './marketStreamGame.ts';
import type { MarketFrame } from './marketStreamMarket.ts';

/** Follows a match for as long as the component stands. */
export function useLiveGame(gameId: string): LiveGame {
  useEffect(() => watchMatch(gameId), [gameId]);
  return liveGame(gameId);
}

/** The markets as far as React renders them: not a price among them. */
export function useFrames({ book }: LiveGame): readonly MarketFrame[] {
  return useSyncExternalStore(book.restructured.subscribe, () => book.frames);
}

export function useGameStatus(game: LiveGame): GameStatus {
  return useSyncExternalStore(game.statusMoved.subscribe, () => game.status);
}
