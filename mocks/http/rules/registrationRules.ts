import { emailTarget, mobileTarget, nationalNumber } from '../../domain/account/contact.ts';
import { noteDevice } from '../../domain/account/devices.ts';
import { sendOtp, takeOtp } from '../../domain/account/otp.ts';
import { forgotPassword, resetPassword, updatePassword } from '../../domain/account/passwords.ts';
import { refuseTaken, register } from '../../domain/account/register.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { userOf } from './authRules.ts';

/** Registration and password recovery. */
export const registrationRules = {
  sendOtpToMobile: ({ operator, address, input: { mobile, country_code, channel } }) => {
    const target = mobileTarget(mobile, country_code);
    const request = { purpose: 'register' as const, target, accountId: null, channel, address };
    return sendOtp(operator, request, 'OTP sent on your mobile');
  },
  sendOtpToEmail: ({ operator, address, input: { email } }) => {
    const target = emailTarget(email);
    const request = { purpose: 'register' as const, target, accountId: null, address };
    return sendOtp(operator, { ...request, channel: 'email' }, 'OTP sent on your email');
  },
  verifyContact: ({ operator, input: { mobile, country_code, email, otp } }) => {
    if (!mobile && !email) {
      const message = 'Please enter mobile number';
      throw new Refusal('invalid', message, { fields: { mobile: message } });
    }
    const target = mobile ? mobileTarget(mobile, country_code) : emailTarget(email ?? '');
    takeOtp(operator, 'register', target, otp);
    // Whoever has proved it may know whether it has an account.
    if (mobile) refuseTaken(operator, nationalNumber(mobile), null);
    else refuseTaken(operator, null, target);
    return { ok: true, ...(mobile && { message: 'Phone number registered successfully' }) };
  },
  register: ({ operator, input, agent }) => {
    const { token, account } = register(operator, input);
    noteDevice(operator, token, agent);
    return { token, user: userOf(account) };
  },
  forgotPassword: ({ operator, input, address, agent }) =>
    forgotPassword(operator, input, { address, agent }),
  resetPassword: ({ operator, input, address, agent }) => {
    resetPassword(operator, input, { address, agent });
    return { ok: true, message: 'Password reset success' };
  },
  updatePassword: ({ operator, player, input, token }) => {
    updatePassword(operator, player, input, token);
    return { ok: true, message: 'Your password is changed' };
  },
} satisfies SomeRules;
