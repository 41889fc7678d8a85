import type { Scenario } from '../scenario.ts';
import { appScenario, settingScenario } from './settingScenario.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** Scenarios with the operator's settings changed. */
export const operatorScenarios: Record<string, Scenario> = {
  guest: { about: 'The world as it is seeded', arrange: () => undefined },
  'demo-off': settingScenario('No demo login', { hasDemoUsers: false }),
  'otp-on': appScenario('Registration and recovery need a code', { OTP: 1 }),
  'otp-off': appScenario('No codes are needed', { OTP: 0 }),
  'email-mode': appScenario('Registration goes by email', { IS_EMAIL: true }),
  maintenance: {
    about: 'Closed for half an hour',
    arrange: ({ operator }) => {
      operator.settings.app.BRAND_STATUS = 'maintenance';
      operator.settings.app.STATUS_REASON = 'We are improving Oja. Your money and bets are safe.';
      operator.settings.app.STATUS_UNTIL = operator.clock.now() + HALF_HOUR_MS;
    },
  },
  suspended: {
    about: 'The brand is suspended',
    arrange: ({ operator }) => {
      operator.settings.app.BRAND_STATUS = 'suspended';
      operator.settings.app.STATUS_REASON = 'Betting is suspended until further notice.';
      delete operator.settings.app.STATUS_UNTIL;
    },
  },
  'hostile-frames': settingScenario('Providers’ pages try what a frame may not do', {
    frames: 'hostile',
  }),
};
