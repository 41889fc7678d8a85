import type { Failure } from '../contract/kit/failure.ts';

export type CallErrorKind =
  /** The phone has no network, or the connection broke. The server may not have received anything. */
  | 'network'
  /** No answer within the limit. */
  | 'timeout'
  /** Our server has decided: it refused, and gave a reason. */
  | 'refused'
  /** Turned away without a decision, perhaps before our server: busy, or a status that gateways send as well. */
  | 'turned-away'
  /** The server failed or gave up (5xx, 408), perhaps after it had acted. */
  | 'server'
  /** Not an answer of the contract, whatever its status: a portal's page, cut-off JSON, a wrong shape. */
  | 'unreadable'
  /** The answer was empty although the contract expects something. */
  | 'empty'
  /** Our own code failed; the network and the server are not to blame. */
  | 'ours';

/** What every failed call rejects with. `message` may be shown to the player. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  /** Messages by the name of the form field. */
  readonly fields: Record<string, string>;
  /** Our server says that the token is dead. */
  readonly isSessionLost: boolean;

  /** How long the server asked us to wait; 0 if it did not say. */
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

  /**
   * True when the server may have acted although no answer came: look the request up by its reference, never
   * resend it blindly.
   */
  get isUncertain(): boolean {
    return this.kind !== 'refused' && this.kind !== 'turned-away';
  }
}
