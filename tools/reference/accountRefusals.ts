import { login, loginDemo } from '../../src/contract/account/auth.ts';
import { loginWithPasskey } from '../../src/contract/account/passkeys.ts';
import { issueReceipt } from '../../src/contract/account/receipts.ts';
import {
  forgotPassword,
  resetPassword,
  updatePassword,
} from '../../src/contract/account/recovery.ts';
import {
  register,
  sendOtpToMobile,
  verifyContact,
} from '../../src/contract/account/registration.ts';
import { takeBreak } from '../../src/contract/account/saferPlay.ts';
import { createWithdrawal } from '../../src/contract/cashier/withdrawals.ts';
import { sendSupportNote } from '../../src/contract/support.ts';
import { type Refusals, scenario } from './given.ts';
import { softPasskey } from './softPasskey.ts';

const mobile = { mobile: '8011112222', country_code: '234', channel: 'voice' as const };
const form = {
  name: 'Ngozi Eze',
  username: 'ngozi',
  password: 'Passw0rd1',
  typeId: 3 as const,
  mobile: '8011112222',
};
const payout = { gateway: 'ng_bank_payout', amount: 1_000_00, savedAccountId: 'S101' };

/** Provokes the refusals of sign-in, registration and password changes. */
export const accountRefusals = {
  'unknown-note': ({ app, adaeze }) => {
    const writtenAt = app.backend.context.operator.clock.now();
    const note = { topic: 'other' as const, text: 'And another thing.', writtenAt };
    return app.refusal(sendSupportNote, { ...note, threadId: 'OJ-999999' }, adaeze);
  },
  invalid: async ({ app }) => {
    const response = await app.raw('POST', '/login', '{"username":5}');
    return { status: response.status, ...(await response.json()) };
  },
  'bad-body': async ({ app }) => {
    const response = await app.raw('POST', '/login', '[1]');
    return { status: response.status, ...(await response.json()) };
  },
  maintenance: (now) => {
    scenario(now, 'maintenance');
    return now.app.refusal(login, { username: 'adaeze', password: 'Passw0rd1' });
  },
  suspended: (now) => {
    scenario(now, 'suspended');
    return now.app.refusal(loginDemo, {});
  },

  'bad-credentials': ({ app }) => app.refusal(login, { username: 'adaeze', password: 'wrong' }),
  'too-many-attempts': async ({ app }) => {
    const wrong = { username: 'adaeze', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt++) await app.refusal(login, wrong);
    return app.refusal(login, wrong);
  },
  'demo-off': (now) => {
    scenario(now, 'demo-off');
    return now.app.refusal(loginDemo, {});
  },
  'demo-account': async ({ app }) => {
    const { token } = await app.call(loginDemo, {});
    return app.refusal(createWithdrawal, payout, { token });
  },
  'channel-off': ({ app }) => app.refusal(sendOtpToMobile, { ...mobile, channel: 'whatsapp' }),
  'otp-too-soon': async ({ app }) => {
    await app.call(sendOtpToMobile, mobile);
    return app.refusal(sendOtpToMobile, mobile);
  },
  'otp-wrong': async ({ app }) => {
    await app.call(sendOtpToMobile, mobile);
    return app.refusal(verifyContact, { ...mobile, otp: '000000' });
  },
  'otp-too-many': async ({ app }) => {
    await app.call(sendOtpToMobile, mobile);
    for (let attempt = 0; attempt < 5; attempt++) {
      await app.refusal(verifyContact, { ...mobile, otp: '000000' });
    }
    return app.refusal(verifyContact, { ...mobile, otp: '123456' });
  },
  'otp-expired': async ({ app }) => {
    await app.call(forgotPassword, { email: 'adaeze@example.com' });
    app.backend.control.run('clock', { advance: '6m' });
    return app.refusal(resetPassword, { otp: '123456', password: 'Passw0rd2' });
  },
  'otp-needed': async ({ app, adaeze }) => app.refusal(createWithdrawal, payout, adaeze),
  'contact-needed': ({ app }) => {
    const { mobile: _, ...nameless } = form;
    return app.refusal(register, nameless);
  },
  'not-verified': ({ app }) => app.refusal(register, form),
  'username-taken': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, username: 'ADAEZE' });
  },
  'mobile-taken': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, mobile: '08031234567' });
  },
  'email-taken': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, email: 'Adaeze@example.com' });
  },
  'name-refused': async (now) => {
    scenario(now, 'otp-off');
    const { token } = await now.app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const asked = { kind: 'exclusion' as const, length: 6 };
    await now.app.call(takeBreak, asked, { token, key: 'break' });
    return now.app.refusal(register, { ...form, name: 'Adaeze Okafor' });
  },
  'unknown-agent': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, agent_code: 'NOBODY' });
  },
  'wrong-password': ({ app, adaeze }) =>
    app.refusal(updatePassword, { oldPassword: 'wrong', newPassword: 'Passw0rd2' }, adaeze),
  'passkey-refused': ({ app }) =>
    app.refusal(loginWithPasskey, softPasskey().answer('a challenge that nobody gave')),
  'unknown-record': ({ app, adaeze }) =>
    app.refusal(issueReceipt, { kind: 'bet', id: 'none' }, adaeze),
} satisfies Partial<Refusals>;
