import { type SentMatch, shownBefore } from '../../lib/shownBefore.ts';

/** Prices that waited for longer are asked for again. */
const MAX_AGE_MS = 5000;

/** The request for a match that was sent before the app was here, once, unless its answer is old by now. */
export function takeSentMatch(gameId: string): SentMatch | undefined {
  const sent = shownBefore.sentMatch;
  shownBefore.sentMatch = undefined;
  if (sent?.gameId !== gameId) return undefined;
  const waitedMs = Date.now() - (sent.cameAt ?? Date.now());
  return waitedMs < MAX_AGE_MS ? sent : undefined;
}
