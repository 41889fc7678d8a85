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
  sendOtpToMobile: ({ house, address, input: { mobile, country_code, channel } }) => {
    const target = mobileTarget(mobile, country_code);
    const request = { purpose: 'register' as const, target, accountId: null, channel, address };
    return sendOtp(house, request, 'OTP sent on your mobile');
  },
  sendOtpToEmail: ({ house, address, input: { email } }) => {
    const target = emailTarget(email);
    const request = { purpose: 'register' as const, target, accountId: null, address };
    return sendOtp(house, { ...request, channel: 'email' }, 'OTP sent on your email');
  },
  verifyContact: ({ house, input: { mobile, country_code, email, otp } }) => {
    if (!mobile && !email) {
      const message = 'Please enter mobile number';
      throw new Refusal('invalid', message, { fields: { mobile: message } });
    }
    const target = mobile ? mobileTarget(mobile, country_code) : emailTarget(email ?? '');
    takeOtp(house, 'register', target, otp);
    // Whoever has proved it may know whether it has an account.
    if (mobile) refuseTaken(house, nationalNumber(mobile), null);
    else refuseTaken(house, null, target);
    return { ok: true, ...(mobile && { message: 'Phone number registered successfully' }) };
  },
  register: ({ house, input, agent }) => {
    const { token, account } = register(house, input);
    noteDevice(house, token, agent);
    return { token, user: userOf(account) };
  },
  forgotPassword: ({ house, input, address, agent }) =>
    forgotPassword(house, input, { address, agent }),
  resetPassword: ({ house, input, address, agent }) => {
    resetPassword(house, input, { address, agent });
    return { ok: true, message: 'Password reset success' };
  },
  updatePassword: ({ house, player, input, token }) => {
    updatePassword(house, player, input, token);
    return { ok: true, message: 'Your password is changed' };
  },
} satisfies SomeRules;
