import { call } from '../../../api/call.ts';
import {
  sendOtpToEmail,
  sendOtpToMobile,
  verifyContact,
} from '../../../contract/account/registration.ts';
import type { OtpChannel } from '../../../contract/kit/phone.ts';
import { notify } from '../../../state/device/notices.ts';
import { openAuth, stepNow } from '../../../state/session/authModal.ts';
import { type Contact, keepContact } from '../../../state/session/contact.ts';
import { organisation } from '../../../state/session/organisation.ts';
import { codeOnItsWay } from '../form/codeOnItsWay.ts';

/** Codes are required unless the operator switched them off; while unknown, they are. */
export const isCodeNeeded = () => organisation.appDetails?.OTP !== 0;

export function beginByMobile(mobile: string, channel: OtpChannel): Promise<void> {
  return begin({ mobile, country_code: '234', channel });
}

export function beginByEmail(email: string): Promise<void> {
  return begin({ email });
}

async function begin(contact: Contact): Promise<void> {
  if (isCodeNeeded()) {
    const isShown = stepNow();
    try {
      await sendCode(contact);
    } catch (error) {
      const resendAt = codeOnItsWay(error);
      if (isShown()) keepContact(contact, resendAt);
    }
    if (isShown()) openAuth('email' in contact ? 'verifyEmail' : 'verifyNumber');
  } else {
    keepContact(contact);
    openAuth('register');
  }
}

/** Sends a code, first or repeated. Resolves to when another one may be requested. */
export async function sendCode(contact: Contact, quiet = true): Promise<number> {
  const isShown = stepNow();
  const isEmail = 'email' in contact;
  const { resendInSeconds } = isEmail
    ? await call(sendOtpToEmail, contact, { quiet })
    : await call(sendOtpToMobile, contact, { quiet });
  const resendAt = Date.now() + resendInSeconds * 1000;
  // Once closed, the dialog has dropped the contact.
  if (!isShown()) return resendAt;
  keepContact(contact, resendAt);
  notify('success', isEmail ? 'OTP sent on your email' : 'OTP sent on your mobile');
  return resendAt;
}

/** Proves the contact with the code, then opens the last step. */
export async function verify(contact: Contact, otp: string): Promise<void> {
  const isShown = stepNow();
  const isEmail = 'email' in contact;
  const whom = isEmail ? contact : { mobile: contact.mobile, country_code: contact.country_code };
  await call(verifyContact, { ...whom, otp }, { quiet: true });
  if (!isShown()) return;
  keepContact(contact);
  if (!isEmail) notify('success', 'Phone number registered successfully');
  openAuth('register');
}
