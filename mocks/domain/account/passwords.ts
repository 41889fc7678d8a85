import type { OtpSent } from '../../../src/contract/account/registration.ts';
import type { OtpChannel } from '../../../src/contract/kit/phone.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { endSessionsOf } from './accounts.ts';
import { emailTarget, mobileTarget, nationalNumber } from './contact.ts';
import { sendOtp, takeLastOtp } from './otp.ts';

type Asker = { email: string } | { phone: string; countryCode: string; channel: OtpChannel };

/** Sends a code to an account's phone or email. Answers the same when no such account exists. */
export function forgotPassword(house: House, asker: Asker): OtpSent {
  const byEmail = 'email' in asker;
  const account = byEmail
    ? house.db.accounts.last('email', emailTarget(asker.email))
    : house.db.accounts.last('mobile', nationalNumber(asker.phone));
  const request = {
    purpose: 'reset' as const,
    target: byEmail ? emailTarget(asker.email) : mobileTarget(asker.phone, asker.countryCode),
    accountId: account?.accountId ?? null,
    channel: byEmail ? ('email' as const) : asker.channel,
  };
  const where = byEmail ? 'email' : 'mobile';
  return sendOtp(house, request, `If there is such an account, we sent a code to your ${where}`);
}

/** The request names nobody: the code belongs to whoever asked last. */
export function resetPassword(house: House, otp: string, password: string): void {
  const { accountId } = takeLastOtp(house, 'reset', otp);
  if (accountId === null) return;
  house.db.accounts.update(accountId, { password });
  house.hangUp(endSessionsOf(house, accountId));
}

export function updatePassword(
  house: House,
  account: AccountRow,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  token: string,
): void {
  if (account.isDemo)
    throw new Refusal('demo-account', 'A demo account has no password', { status: 403 });
  checkPassword(account, oldPassword, 'oldPassword', 'Your old password is not correct');
  house.db.accounts.update(account.accountId, { password: newPassword });
  house.hangUp(endSessionsOf(house, account.accountId, token));
}

/** Refuses a wrong password of somebody who is signed in; `field` is where it was typed. */
export function checkPassword(
  account: AccountRow,
  password: string,
  field: string,
  message = 'Your password is not correct',
): void {
  if (account.password === password) return;
  throw new Refusal('wrong-password', message, { status: 422, fields: { [field]: message } });
}
