import { fieldsOf } from './fields.ts';

/** What the outbox knows of a sign-in. `owner` is random and reveals nothing about the player. */
export interface Session {
  token: string;
  owner: string;
}

/** Reads the session from the saved record `{v, rev, epoch, at, data}`; undefined when there is none. */
export function parseSession(record: unknown): Session | undefined {
  const { token, owner } = fieldsOf(fieldsOf(record)['data']);
  if (typeof token !== 'string' || typeof owner !== 'string') return undefined;
  return token && owner ? { token, owner } : undefined;
}
