import type { Failure } from '../contract/kit/failure.ts';
import type { CallErrorKind } from './callError.ts';

/** Too large, too early, too many: nothing was done, whoever says so. */
const NOTHING_DONE = [413, 425, 429];
/** The server, or a proxy on the way, stopped waiting. */
const GAVE_UP = 408;
/** Gateways, proxies and portals send these too, in JSON of their own. */
const OF_ANYBODY = [401, 403, 404, 405, ...NOTHING_DONE];

/**
 * Whose decision an answer of 400 and more is. Only our server's own answer decides: a break, a key or a
 * sign-out never ends by anything else. Of a status that others send as well, the code of the contract says
 * that it is ours.
 */
export function kindOfFailure(status: number, failure: Failure | undefined): CallErrorKind {
  const { error, message, errorMessage, code } = failure ?? {};
  if (status >= 500 || status === GAVE_UP) return 'server';
  const isMarked = error === true;
  const isOurs = isMarked || [message, errorMessage, code].some((text) => text !== undefined);
  if (isMarked && code !== undefined) return 'refused';
  if (isOurs && !OF_ANYBODY.includes(status)) return 'refused';
  return isOurs || NOTHING_DONE.includes(status) ? 'turned-away' : 'unreadable';
}
