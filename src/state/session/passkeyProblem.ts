import { shownProblem } from '../../api/shownProblem.ts';

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

const EXISTS = 'You already have a passkey on this device.';
const NOTHING = 'Nothing was confirmed. Try again, or use your password.';

/** Why a passkey did not work, in words; the server's own when it refused. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return NOTHING;
  if (error.name === 'InvalidStateError') return EXISTS;
  // Cancelled, timed out, or no passkey is here: the browser does not tell which, for privacy.
  const isOfBrowser = error instanceof DOMException || error.name === 'NotAllowedError';
  return isOfBrowser || error.name === 'WebAuthnError' ? NOTHING : shownProblem(error);
}
