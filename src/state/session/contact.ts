import * as z from 'zod/mini';
import { Email } from '../../contract/account/registration.ts';
import { Mobile, OtpChannel } from '../../contract/kit/phone.ts';
import { CONTACT_KEY } from '../../storage/keys.ts';
import { onAuthClosed } from './authModal.ts';
import { onForget } from './privateState.ts';

const KEPT_MS = 15 * 60_000;

/** Whom a registration is for: a number, or an email where the brand registers by email. */
const Contact = z.union([
  z.object({ mobile: Mobile, country_code: z.literal('234'), channel: OtpChannel }),
  z.object({ email: Email }),
]);
export type Contact = z.output<typeof Contact>;

const Kept = z.object({
  contact: Contact,
  /** From when another code may be asked for, epoch ms; 0 where none was sent. */
  resendAt: z.number(),
  savedAt: z.number(),
});
type Kept = z.output<typeof Kept>;

let expiry: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the contact between two steps of a registration. Base64, as the specification has it, protects
 * nothing: that it goes after a quarter of an hour does, and that it goes with every end of the steps.
 */
export function keepContact(contact: Contact, resendAt = 0): void {
  const kept: Kept = { contact, resendAt, savedAt: Date.now() };
  try {
    // Base64 takes no letter beyond Latin-1, which an email may hold.
    localStorage.setItem(CONTACT_KEY, btoa(encodeURIComponent(JSON.stringify(kept))));
  } catch {
    // Local storage is blocked: the next step then finds nothing and leads back to the first.
  }
  expireIn(KEPT_MS);
}

/** What the last step left; `undefined` when there is none, it is too old, or it cannot be decoded. */
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
    // Damaged, or storage is blocked.
  }
  forgetContact();
  return undefined;
}

function forgetContact(): void {
  clearTimeout(expiry);
  try {
    localStorage.removeItem(CONTACT_KEY);
  } catch {
    // Then nothing was kept.
  }
}

function expireIn(ms: number): void {
  clearTimeout(expiry);
  expiry = setTimeout(forgetContact, ms);
}

onForget(forgetContact);
onAuthClosed(forgetContact);
