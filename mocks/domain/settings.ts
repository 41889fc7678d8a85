import * as z from 'zod/mini';
import { AppDetails } from '../../src/contract/app.ts';
import { Gateway } from '../../src/contract/cashier/gateways.ts';

/** The operator's settings. The `app` command changes them at run time. */
export const Settings = z.object({
  app: AppDetails,
  hasDemoUsers: z.boolean(),
  /** Whether deposits, withdrawals and documents are approved automatically after a while. */
  reviews: z.enum(['auto', 'manual']),
  /** `moving`: prices change too fast to bet on; `suspended`: no market takes bets. */
  trading: z.enum(['normal', 'moving', 'suspended']),
  /** The tax on winnings that leave with a withdrawal, in percent. */
  taxPercent: z.number(),
  /** `hostile`: providers' pages try what a frame may not do. */
  frames: z.enum(['providers', 'hostile']),
  /** How many others are in the weekly draw; among `small` everybody wins. */
  drawCrowd: z.enum(['usual', 'small']),
  /**
   * `living`: writes to its players, makes offers, has outages, and takes its time with requests. `still`: does
   * nothing by itself, approves every request, and always after the same time.
   */
  operator: z._default(z.enum(['living', 'still']), 'living'),
  /** Gateway states by code, where they differ from the gateway's own. */
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
    taxPercent: 0,
    frames: 'providers',
    drawCrowd: 'usual',
    operator: 'living',
    gateways: {},
  };
}
