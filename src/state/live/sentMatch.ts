/** A match that was asked for while the app was on its way. */
export interface SentMatch {
  readonly gameId: string;
  readonly response: Promise<Response>;
  /** When its answer came, epoch ms. */
  cameAt?: number;
}

/** Prices that waited for longer are asked for again. */
const MAX_AGE_MS = 5000;

/** Written by `sendMatch`. */
export const sentAhead: { match?: SentMatch | undefined } = {};

/** The request for a match that was sent before the app was here, once, unless its answer is old by now. */
export function takeSentMatch(gameId: string): SentMatch | undefined {
  const sent = sentAhead.match;
  sentAhead.match = undefined;
  if (sent?.gameId !== gameId) return undefined;
  const waitedMs = Date.now() - (sent.cameAt ?? Date.now());
  return waitedMs < MAX_AGE_MS ? sent : undefined;
}
