import { useEffect } from 'react';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { connection } from '../../../state/session/connection.ts';
import type { SlipSituation } from './betslipBlock.ts';

/**
 * Trusts a draft again if its price is unchanged. But only once prices have come over the new connection: until then
 * those on screen are from before the break.
 */
export function useTrusted(situation: SlipSituation, game: LiveGame, trust: () => void): void {
  const isHeardAgain = situation.connection === 'live' && game.heardAt >= connection.since;
  const isAsLeft = situation.isReturned && isHeardAgain && situation.quote?.isUnchanged;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (isAsLeft) trust();
  }, [isAsLeft]);
}
