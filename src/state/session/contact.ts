import * as z from 'zod/mini';
import { Email } from '../../contract/account/registration.ts';
import { Mobile, OtpChannel } from '../../contract/kit/phone.ts';
import { CONTACT_KEY } from '../../storage/keys.ts';
import { onAuthClosed } from './authModal.ts';
import { onForget } from './privateState.ts';

const KEPT_MS = 15 * 60_000;

/** Who is registering: a number, or an email where the brand registers by email. */
const Contact = z.union([
  z.object({ mobile: Mobile, country_code: z.literal('234'), channel: OtpChannel }),
  z.object({ email: Email }),
]);
export type Contact = z.output<typeof Contact>;

const Kept = z.object({
  contact: Contact,
  /** When another code may be requested, epoch ms; 0 when none was sent. */
  resendAt: z.number(),
  savedAt: z.number(),
});
type Kept = z.output<typeof Kept>;

let expiry: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the contact between two steps of a registration. Base64, which the specification asks for, protects
 * nothing; what does is that the contact expires after a quarter of an hour and is deleted when the
 * registration ends.
 */
export function keepContact(contact: Contact, resendAt = 0): void {
  const kept: Kept = { contact, resendAt, savedAt: Date.now() };
  try {
    // `btoa` takes Latin-1 only, and an email may hold other letters.
    localStorage.setItem(CONTACT_KEY, btoa(encodeURIComponent(JSON.stringify(kept))));
  } catch {
    // Local storage is blocked: the next step finds nothing and returns to the first.
  }
  expireIn(KEPT_MS);
}

/** The contact from the last step; `undefined` when there is none, it has expired, or it is damaged. */
export function keptContact(): Omit<Kept, 'savedAt'> | undefined {
  try {
    const text = localStorage.getItem(CONTACT_KEY);
    if (text === null) return undefined;
    const kept = Kept.parse(JSON.parse(decodeURIComponent(atob(text))));
    const leftMs = kept.savedAt + KEPT_MS - Date.now();
    if (leftMs > 0 && leftMs <= KEPT_MS) {
      expireIn(leftMs);
      return kept;
    }
  } catch {
    // It is damaged, or storage is blocked.
  }
  forgetContact();
  return undefined;
}

function forgetContact(): void {
  clearTimeout(expiry);
  try {
    localStorage.removeItem(CONTACT_KEY);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

function expireIn(ms: number): void {
  clearTimeout(expiry);
  expiry = setTimeout(forgetContact, ms);
}

onForget(forgetContact);
onAuthClosed(forgetContact);
