import { ADAEZE_ID } from '../db/seed.ts';
import type { Desk } from '../http/desk.ts';
import { adjustTo } from './adjust.ts';

/** Situations by name; each changes a freshly seeded world, and several may be combined. */
export const scenarios: Record<string, { about: string; arrange(desk: Desk): void }> = {
  guest: { about: 'Nothing special: nobody is signed in', arrange: () => undefined },
  'demo-off': {
    about: 'No demo login',
    arrange: ({ house }) => {
      house.settings.hasDemoUsers = false;
    },
  },
  funded: {
    about: 'Adaeze has ₦5,000,000',
    arrange: ({ house }) => adjustTo(house, ADAEZE_ID, 5_000_000_00),
  },
  'low-balance': {
    about: 'Adaeze has ₦150',
    arrange: ({ house }) => adjustTo(house, ADAEZE_ID, 150_00),
  },
  'otp-on': {
    about: 'Registration and recovery need a code',
    arrange: ({ house }) => {
      house.settings.app.OTP = 1;
    },
  },
  'otp-off': {
    about: 'No codes are needed',
    arrange: ({ house }) => {
      house.settings.app.OTP = 0;
    },
  },
  'email-mode': {
    about: 'Registration goes by e-mail',
    arrange: ({ house }) => {
      house.settings.app.IS_EMAIL = true;
    },
  },
  maintenance: {
    about: 'Closed for maintenance, for half an hour',
    arrange: ({ house }) => {
      house.settings.app.BRAND_STATUS = 'maintenance';
      house.settings.app.STATUS_REASON = 'We are improving Oja. Your money and bets are safe.';
      house.settings.app.STATUS_UNTIL = house.clock.now() + 30 * 60_000;
    },
  },
  suspended: {
    about: 'The brand is suspended',
    arrange: ({ house }) => {
      house.settings.app.BRAND_STATUS = 'suspended';
      house.settings.app.STATUS_REASON = 'Betting is suspended until further notice.';
    },
  },
  'session-expired': {
    about: 'The next protected call answers 401',
    arrange: ({ faults }) => {
      const body = { error: true, message: 'Your session has ended. Please sign in again.' };
      faults.add({ match: 'GET /profile', status: 401, body });
      faults.add({ match: 'GET /bet/exposure/amount', status: 401, body });
    },
  },
  'session-error': {
    about: 'The socket refuses every session',
    arrange: ({ faults }) =>
      faults.add({ match: 'socket connect', body: 'Signed in on another device' }),
  },
  'flaky-3g': {
    about: 'Slow, and every so often a lost call',
    arrange: ({ latency, faults }) => {
      latency.set({ ms: 400, jitterMs: 150 });
      faults.add({ match: 'GET *', network: true, times: 2 });
      faults.add({ match: 'socket *', delayMs: 3000, times: 2 });
    },
  },
  'websocket-blocked': {
    about: 'Only polling gets through',
    arrange: ({ faults }) => faults.add({ match: 'socket upgrade', network: true }),
  },
  'ack-lost': {
    about: 'The next bet is taken, but its answer never arrives',
    arrange: ({ faults }) => faults.add({ match: 'POST *', ackLost: true, times: 1 }),
  },
  'balance-not-numeric': {
    about: 'The balance is pushed as text',
    arrange: ({ faults }) =>
      faults.add({ match: 'socket update_balance', body: { balance: 'n/a' } }),
  },
  'html-502': {
    about: 'Every call answers with a proxy’s web page',
    arrange: ({ faults }) => faults.add({ match: 'GET *', html: true, status: 502 }),
  },
};
