import type { NewVisit } from './queuedVisit.ts';
import type { Session } from './session.ts';
import { judge, type Verdict } from './verdict.ts';

export interface Sending {
  url: string;
  fetch: typeof fetch;
  now(): number;
  /** How long one attempt may take. */
  limitMs: number;
}

/**
 * One delivery. The token goes along only while the sign-in that made the visit is held; refused with
 * it, the visit is tried once as a guest's.
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
      // A redirect is a portal's. It is also the mark by which the worker lets these pass.
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
