import type { Scenario } from '../scenario.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** Scenarios with the operator's settings changed. */
export const operatorScenarios: Record<string, Scenario> = {
  guest: { about: 'The world as it is seeded', arrange: () => undefined },
  'demo-off': {
    about: 'No demo login',
    arrange: ({ house }) => {
      house.settings.hasDemoUsers = false;
    },
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
    about: 'Registration goes by email',
    arrange: ({ house }) => {
      house.settings.app.IS_EMAIL = true;
    },
  },
  maintenance: {
    about: 'Closed for half an hour',
    arrange: ({ house }) => {
      house.settings.app.BRAND_STATUS = 'maintenance';
      house.settings.app.STATUS_REASON = 'We are improving Oja. Your money and bets are safe.';
      house.settings.app.STATUS_UNTIL = house.clock.now() + HALF_HOUR_MS;
    },
  },
  suspended: {
    about: 'The brand is suspended',
    arrange: ({ house }) => {
      house.settings.app.BRAND_STATUS = 'suspended';
      house.settings.app.STATUS_REASON = 'Betting is suspended until further notice.';
      delete house.settings.app.STATUS_UNTIL;
    },
  },
  'hostile-frames': {
    about: 'Providers’ pages try what a frame may not do',
    arrange: ({ house }) => {
      house.settings.frames = 'hostile';
    },
  },
};
