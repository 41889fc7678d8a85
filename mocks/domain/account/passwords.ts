import type { OtpSent } from '../../../src/contract/account/registration.ts';
import type { OtpChannel } from '../../../src/contract/kit/phone.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { Operator } from '../operator.ts';
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
  operator: Operator,
  asker: Asker,
  from: From,
): OtpSent & { requestId: string } {
  const byEmail = 'email' in asker;
  const account = byEmail
    ? operator.db.accounts.last('email', emailTarget(asker.email))
    : operator.db.accounts.last('mobile', nationalNumber(asker.phone));
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
    operator,
    request,
    `If there is such an account, we sent a code to your ${where}`,
  );
  const requestId = operator.random.text(24);
  const last = operator.db.otps.last('target', request.target);
  if (last) operator.db.otps.update(last.otpId, { requestId });
  return { ...sent, requestId };
}

/** The code belongs to the request that it was sent for, or else to the last one of the same device. */
export function resetPassword(
  operator: Operator,
  { otp, password, requestId }: { otp: string; password: string; requestId?: string | undefined },
  from: From,
): void {
  const asked = operator.db.otps
    .where('purpose', 'reset')
    .findLast((row) =>
      requestId === undefined ? row.askedFrom === deviceOf(from) : row.requestId === requestId,
    );
  const { accountId } = takeSentOtp(operator, asked, otp);
  if (accountId === null) return;
  operator.db.accounts.update(accountId, { password });
  operator.hangUp(endSessionsOf(operator, accountId, { because: CHANGED }));
}

function deviceOf({ address, agent }: From): string {
  return `${address} ${agent}`;
}

export function updatePassword(
  operator: Operator,
  account: AccountRow,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  token: string,
): void {
  if (account.isDemo)
    throw new Refusal('demo-account', 'A demo account has no password', { status: 403 });
  checkPassword(account, oldPassword, 'oldPassword', 'Your current password is not correct');
  operator.db.accounts.update(account.accountId, { password: newPassword });
  operator.hangUp(
    endSessionsOf(operator, account.accountId, { exceptToken: token, because: CHANGED }),
  );
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
