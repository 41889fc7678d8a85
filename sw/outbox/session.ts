import { fieldsOf } from './fields.ts';

/** What the outbox may know of a sign-in. `owner` is random and tells nothing of the player. */
export interface Session {
  token: string;
  owner: string;
}

/** Reads the session out of the stored record `{v, rev, epoch, at, data}`, or out of nothing. */
export function parseSession(record: unknown): Session | undefined {
  const { token, owner } = fieldsOf(fieldsOf(record)['data']);
  if (typeof token !== 'string' || typeof owner !== 'string') return undefined;
  return token && owner ? { token, owner } : undefined;
}
