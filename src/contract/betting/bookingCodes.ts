import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';
import { SelectionName } from './coupon.ts';

/**
 * A booking code of six letters for some selections, in the order given. The same selections have the same
 * code, so that asking twice has no second effect. It holds no odds and no stake.
 */
export const makeBookingCode = endpoint({
  method: 'POST',
  path: '/sportsbook/codes',
  access: 'anyone',
  input: z.object({ selections: z.array(SelectionName) }),
  output: z.object({ code: z.string(), madeAt: Instant }),
  ours: 'call',
});

/** The selections of a booking code. */
export const openBookingCode = endpoint({
  method: 'GET',
  path: '/sportsbook/codes/:code',
  access: 'anyone',
  input: z.object({ code: z.string() }),
  output: z.object({ selections: z.array(SelectionName) }),
  ours: 'call',
});
