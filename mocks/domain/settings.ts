import * as z from 'zod/mini';
import { AppDetails } from '../../src/contract/app.ts';

/** What an operator can switch; the `app` command changes it while the backend runs. */
export const Settings = z.object({
  app: AppDetails,
  hasDemoUsers: z.boolean(),
  /** Whether deposits, withdrawals and documents are approved by themselves after a while. */
  reviews: z.enum(['auto', 'manual']),
  /** `moving`: no price stands long enough; `suspended`: no market takes bets. */
  trading: z.enum(['normal', 'moving', 'suspended']),
});
export type Settings = z.output<typeof Settings>;

export function defaultSettings(): Settings {
  return {
    app: {
      SEO_TITLE: 'Oja',
      OTP: 1,
      IS_EMAIL: false,
      BRAND_STATUS: 'live',
      OPEN_REGISTRATION: false,
    },
    hasDemoUsers: true,
    reviews: 'auto',
    trading: 'normal',
  };
}
