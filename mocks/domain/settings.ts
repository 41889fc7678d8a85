import * as z from 'zod/mini';
import { AppDetails } from '../../src/contract/app.ts';
import { Gateway } from '../../src/contract/cashier/gateways.ts';

/** What an operator can switch; the `app` command changes it while the backend runs. */
export const Settings = z.object({
  app: AppDetails,
  hasDemoUsers: z.boolean(),
  /** Whether deposits, withdrawals and documents are approved by themselves after a while. */
  reviews: z.enum(['auto', 'manual']),
  /** `moving`: no price stands long enough; `suspended`: no market takes bets. */
  trading: z.enum(['normal', 'moving', 'suspended']),
  /** Where it differs from what the gateway is by itself, by code. */
  gateways: z.record(z.string(), Gateway.shape.status),
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
    gateways: {},
  };
}
