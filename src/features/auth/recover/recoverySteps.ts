import { call } from '../../../api/call.ts';
import { forgotPassword, resetPassword } from '../../../contract/account/recovery.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import { notify } from '../../../state/device/notices.ts';
import { openAuth, stepNow } from '../../../state/session/authModal.ts';
import { codeOnItsWay } from '../form/codeOnItsWay.ts';
import { recovery } from './recovery.ts';

type Asker = InputOf<typeof forgotPassword>;

/** Requests a code and opens the step where it is typed. */
export async function askForCode(asker: Asker): Promise<void> {
  const isShown = stepNow();
  try {
    await sendResetCode(asker);
  } catch (error) {
    const resendAt = codeOnItsWay(error);
    // Without a request's name the server goes by the phone that asks.
    if (isShown()) Object.assign(recovery, { asker, requestId: undefined, resendAt });
  }
  if (isShown()) openAuth('resetpassword');
}

/** Requests a code and shows the server's own words, which are the same whether or not the account exists. */
export async function sendResetCode(asker: Asker, quiet = true): Promise<number> {
  const isShown = stepNow();
  const { message, resendInSeconds, requestId } = await call(forgotPassword, asker, { quiet });
  const resendAt = Date.now() + resendInSeconds * 1000;
  // Once closed, the dialog has dropped who asked.
  if (!isShown()) return resendAt;
  Object.assign(recovery, { asker, requestId, resendAt });
  if (message) notify('success', message);
  return resendAt;
}

/** Sets the new password with the code, then opens the login. */
export async function reset(otp: string, password: string): Promise<void> {
  const isShown = stepNow();
  const { requestId } = recovery;
  await call(resetPassword, { otp, password, ...(requestId && { requestId }) }, { quiet: true });
  notify('success', 'Password reset success');
  if (isShown()) openAuth('login');
}
