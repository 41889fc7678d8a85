import webPush from 'web-push';
import { base64url } from '../../src/lib/base64url.ts';
import { pushKey } from '../domain/demoKey.ts';
import type { SendPush } from '../domain/operator.ts';

/** How long a push service keeps a message for a phone that is off, in seconds. */
const KEPT_S = 24 * 60 * 60;
const SUBJECT = 'https://oja.example/contactus';

/** Sends pushes for real: encrypted for the phone (RFC 8291) and signed by the operator (RFC 8292). */
export const webPushSender: SendPush = ({ endpoint, p256dh, auth }, message) => {
  try {
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        TTL: KEPT_S,
        vapidDetails: {
          subject: SUBJECT,
          publicKey: pushKey.publicKey,
          privateKey: base64url(pushKey.secret),
        },
      },
    );
    const { method, headers, body } = details;
    // The library's own sender speaks https only, and a test's push service is on this machine.
    fetch(endpoint, { method, headers: sentHeaders(headers), body: Uint8Array.from(body ?? []) })
      .then(({ status }) => status >= 400 && console.warn(`The push service answered ${status}`))
      .catch((error: unknown) => console.warn('The push service does not answer', error));
  } catch (error) {
    console.warn('A push was not sent: the keys of the phone are wrong', error);
  }
};

/** `fetch` counts the bytes itself. */
function sentHeaders(headers: object): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]) => [name, String(value)]);
}
