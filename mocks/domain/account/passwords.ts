import type { OtpSent } from '../../../src/contract/account/registration.ts';
import type { OtpChannel } from '../../../src/contract/kit/phone.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { endSessionsOf } from './accounts.ts';
import { emailTarget, mobileTarget, nationalNumber } from './contact.ts';
import { sendOtp, takeSentOtp } from './otp.ts';

const CHANGED = 'Your password was changed.';

/** The device that asks, for what may be asked only so often, or only by whoever asked first. */
interface From {
  address: string;
  agent: string;
}

type Asker = { email: string } | { phone: string; countryCode: string; channel: OtpChannel };

/** Sends a code to an account's phone or email. Answers the same when no such account exists. */
export function forgotPassword(
  house: House,
  asker: Asker,
  from: From,
): OtpSent & { requestId: string } {
  const byEmail = 'email' in asker;
  const account = byEmail
    ? house.db.accounts.last('email', emailTarget(asker.email))
    : house.db.accounts.last('mobile', nationalNumber(asker.phone));
  const request = {
    purpose: 'reset' as const,
    target: byEmail ? emailTarget(asker.email) : mobileTarget(asker.phone, asker.countryCode),
    accountId: account?.accountId ?? null,
    channel: byEmail ? ('email' as const) : asker.channel,
    askedFrom: deviceOf(from),
    address: from.address,
  };
  const where = byEmail ? 'email' : 'mobile';
  const sent = sendOtp(
    house,
    request,
    `If there is such an account, we sent a code to your ${where}`,
  );
  const requestId = house.random.text(24);
  const last = house.db.otps.last('target', request.target);
  if (last) house.db.otps.update(last.otpId, { requestId });
  return { ...sent, requestId };
}

/** The code belongs to the request that it was sent for, or else to the last one of the same device. */
export function resetPassword(
  house: House,
  { otp, password, requestId }: { otp: string; password: string; requestId?: string | undefined },
  from: From,
): void {
  const asked = house.db.otps
    .where('purpose', 'reset')
    .findLast((row) =>
      requestId === undefined ? row.askedFrom === deviceOf(from) : row.requestId === requestId,
    );
  const { accountId } = takeSentOtp(house, asked, otp);
  if (accountId === null) return;
  house.db.accounts.update(accountId, { password });
  house.hangUp(endSessionsOf(house, accountId, { because: CHANGED }));
}

function deviceOf({ address, agent }: From): string {
  return `${address} ${agent}`;
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
  house.hangUp(endSessionsOf(house, account.accountId, { exceptToken: token, because: CHANGED }));
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
