import type { CallError } from './callError.ts';

/** What the state gives to the calls; set once at start, so that api need not import state. */
export const callHooks = {
  token: (): string => '',
  /** Every failure the caller did not ask to keep quiet. */
  failed: (_error: CallError): void => undefined,
  /** A 401 with `error: true` while the token it was sent with is held. */
  unauthorised: (_error: CallError): void => undefined,
  /** Any answer at all: there is a network. */
  answered: (): void => undefined,
  /** A call ended without any answer. */
  unanswered: (): void => undefined,
  /** Nothing was heard for a while: is there anybody? */
  doubted: (): void => undefined,
  /** Nothing was heard for too long. */
  silent: (): void => undefined,
};
