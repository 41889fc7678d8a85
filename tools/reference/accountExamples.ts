import { forgotPassword } from '../../src/contract/account/recovery.ts';
import { sendOtpToMobile, verifyContact } from '../../src/contract/account/registration.ts';
import { changeMoneyLimit, takeBreak } from '../../src/contract/account/saferPlay.ts';
import { sendSupportNote } from '../../src/contract/support.ts';
import { asAdaeze, type Examples, nothing } from './example.ts';

const mobile = { mobile: '8011112222', country_code: '234', channel: 'sms' as const };

/** Example calls: sign-in, registration, limits, support. */
export const accountExamples = {
  login: { as: 'guest', input: () => ({ username: 'adaeze', password: 'Passw0rd1' }) },
  loginDemo: { as: 'guest', input: nothing },
  checkDemo: { as: 'guest', input: nothing },
  signOut: asAdaeze,

  sendOtpToMobile: { as: 'guest', input: () => mobile },
  sendOtpToEmail: { as: 'guest', input: () => ({ email: 'ngozi@example.com' }) },
  verifyContact: {
    as: 'guest',
    async input({ app }) {
      await app.call(sendOtpToMobile, mobile);
      return { mobile: mobile.mobile, country_code: mobile.country_code, otp: '123456' };
    },
  },
  register: {
    as: 'guest',
    async input({ app }) {
      await app.call(sendOtpToMobile, mobile);
      const contact = { mobile: mobile.mobile, country_code: mobile.country_code };
      await app.call(verifyContact, { ...contact, otp: '123456' });
      const about = { name: 'Ngozi Eze', username: 'ngozi', password: 'Passw0rd1' };
      return { ...about, typeId: 3, ...contact, agent_code: 'LAGOS10', source: '/', ip: '' };
    },
  },
  forgotPassword: { as: 'guest', input: () => ({ email: 'adaeze@example.com' }) },
  resetPassword: {
    as: 'guest',
    async input({ app }) {
      await app.call(forgotPassword, { email: 'adaeze@example.com' });
      return { otp: '123456', password: 'Passw0rd2' };
    },
  },
  updatePassword: {
    as: 'adaeze',
    input: () => ({ oldPassword: 'Passw0rd1', newPassword: 'Passw0rd2' }),
  },
  getProfile: asAdaeze,
  listDevices: asAdaeze,
  signOutDevice: asAdaeze,

  getAppDetails: { as: 'guest', input: nothing },
  getBanners: { as: 'guest', input: nothing },
  listAnnouncements: asAdaeze,

  getSaferPlay: asAdaeze,
  changeMoneyLimit: {
    as: 'adaeze',
    input: () => ({ kind: 'deposit', period: 'week', amount: 20_000_00 }),
  },
  changeTimeLimit: { as: 'adaeze', input: () => ({ minutes: 120 }) },
  answerRaise: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const limit = { kind: 'loss' as const, period: 'day' as const };
      await app.call(changeMoneyLimit, { ...limit, amount: 5_000_00 }, adaeze);
      await app.call(changeMoneyLimit, { ...limit, amount: 9_000_00 }, adaeze);
      return { ...limit, answer: 'keep' };
    },
  },
  setRealityCheck: { as: 'adaeze', input: () => ({ minutes: 30 }) },
  takeBreak: { as: 'adaeze', input: () => ({ kind: 'time-out', length: 7 }) },
  askToReturn: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(takeBreak, { kind: 'exclusion', length: 6 }, adaeze);
      app.backend.control.run('clock', { advance: '200d' });
      return {};
    },
  },

  sendSupportNote: {
    as: 'guest',
    input: ({ app }) => ({
      topic: 'deposit',
      text: 'My transfer of ₦5,000 left the bank an hour ago.',
      betId: 'OP-20391',
      replyTo: 'ngozi@example.com',
      writtenAt: app.backend.context.operator.clock.now(),
    }),
  },
  listSupportThreads: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const writtenAt = app.backend.context.operator.clock.now();
      const text = 'How do I change my phone number?';
      await app.call(sendSupportNote, { topic: 'account', text, writtenAt }, adaeze);
      app.backend.control.run('clock', { advance: '1h' });
      return {};
    },
  },
  sendFieldReport: {
    as: 'guest',
    input: () => ({
      version: 'B1a2c3D4',
      lcp: 1840,
      inp: 96,
      fcp: 1210,
      ttfb: 420,
      cls: 3,
      worker: 'served',
      errors: { TypeError: 1 },
    }),
  },
  recordVisit: {
    as: 'guest',
    input: ({ app }) => ({ path: '/faq', at: app.backend.context.operator.clock.now() }),
  },
} satisfies Partial<Examples>;
