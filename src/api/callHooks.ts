import type { CallError } from './callError.ts';

/** Callbacks from the API layer into the state, which sets them once at start. `api` may not import state. */
export const callHooks = {
  token: (): string => '',
  /** A call failed that its caller did not make `quiet`. */
  failed: (_error: CallError): void => undefined,
  /** A 401 with `error: true` came for the token that is still in use. */
  unauthorised: (_error: CallError): void => undefined,
  /** A call was refused because the operator has closed. */
  closed: (): void => undefined,
  /** Any answer came, so there is a network. */
  answered: (): void => undefined,
  /** A call ended without any answer. */
  unanswered: (): void => undefined,
  /** Nothing was heard for a while: probe the server (`silence.ts`). */
  doubted: (): void => undefined,
  /** The probe got no answer either: treat the connection as lost. */
  silent: (): void => undefined,
};
