import { env } from '../../../env.ts';
import { shownBefore } from '../../../lib/shownBefore.ts';
import type { LoginFields } from './loginErrors.ts';

/** As long as the app waits for a call that writes. */
const LIMIT_MS = 20_000;

/**
 * Sends a login before the app is here, as `call` would send it: the server answers while the app is on its way.
 * `signIn` takes the answer and sends nothing itself.
 */
export function sendLogin(fields: LoginFields): void {
  const password = fields.password.normalize('NFC');
  const response = fetch(`${env.apiBase}/login`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ username: fields.username.trim(), password }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  // The app says what went wrong, once it is here.
  response.catch(() => undefined);
  shownBefore.sentLogin = { fields, response };
}
