import { env } from '../../env.ts';
import { type SentMatch, sentAhead } from '../../state/live/sentMatch.ts';
import { readSessionMark } from '../../storage/sessionMark.ts';

/** As long as the app waits for a call that reads. */
const LIMIT_MS = 10_000;

/**
 * Asks for a match while the app is on its way, as `call` would for a guest: its answer is here when the app is.
 * A player's token is not at hand yet.
 */
export function sendMatch(gameId: string): void {
  if (readSessionMark().held || !/^[\w-]+$/.test(gameId)) return;
  const response = fetch(`${env.apiBase}/sports/event/${gameId}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const sent: SentMatch = { gameId, response };
  response.then(
    () => {
      sent.cameAt = Date.now();
    },
    // Who takes the answer asks again.
    () => undefined,
  );
  sentAhead.match = sent;
}
