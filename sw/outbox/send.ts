import type { NewVisit } from './queuedVisit.ts';
import type { Session } from './session.ts';
import { judge, type Verdict } from './verdict.ts';

export interface Sending {
  url: string;
  fetch: typeof fetch;
  now(): number;
  /** Time limit of one attempt. */
  limitMs: number;
}

/**
 * Delivers a visit once. Sends the token only while the sign-in that made the visit lasts. If the server
 * refuses the token, tries once more as a guest.
 */
export async function send(
  sending: Sending,
  visit: NewVisit,
  session: Session | undefined,
): Promise<Verdict> {
  const token = session && session.owner === visit.owner ? session.token : undefined;
  const verdict = await attempt(sending, visit, token);
  return verdict.kind === 'unauthorised' && token ? attempt(sending, visit, undefined) : verdict;
}

async function attempt(
  { url, fetch, now, limitMs }: Sending,
  visit: NewVisit,
  token: string | undefined,
): Promise<Verdict> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': visit.id,
        ...(token && { authorization: token }),
      },
      body: JSON.stringify(visit.body),
      // A redirect comes from a captive portal. It also marks these requests, so that the worker lets them
      // pass.
      redirect: 'error',
      cache: 'no-store',
      keepalive: true,
      signal: AbortSignal.timeout(limitMs),
    });
    return await judge(response, now());
  } catch {
    return { kind: 'unanswered' };
  }
}
