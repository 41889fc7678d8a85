import type { Failure } from '../contract/kit/failure.ts';

export type CallErrorKind =
  /** The phone has no network, or the connection broke: nothing is known to have arrived. */
  | 'network'
  /** No answer within the limit. */
  | 'timeout'
  /** The server refused, with a reason of its own. */
  | 'refused'
  /** The server failed (5xx) without a reason we can show. */
  | 'server'
  /** An answer that is not what the contract says: a portal page, cut-off JSON, a wrong shape. */
  | 'unreadable'
  /** An answer with nothing in it, where something was expected. */
  | 'empty'
  /** Our own code failed: the network and the server have no part in it. */
  | 'ours';

/** What every failed call rejects with. `message` is fit to be shown. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  /** Messages by form field. */
  readonly fields: Record<string, string>;
  /** The token it was sent with holds no longer. */
  readonly isSessionLost: boolean;

  /** How long the server wants to be left alone; 0 where it said nothing. */
  readonly retryAfterSeconds: number;

  constructor(
    kind: CallErrorKind,
    text: string,
    status = 0,
    failure: Failure = {},
    retryAfterSeconds = 0,
  ) {
    super(failure.message || failure.errorMessage || `Something went wrong: ${text}`);
    this.kind = kind;
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
    this.isSessionLost = status === 401 && failure.error === true;
  }

  /** The server may have acted although no answer came: ask by reference, never resend blindly. */
  get isUncertain(): boolean {
    return this.kind !== 'refused';
  }
}
