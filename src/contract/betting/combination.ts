import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';
import { CouponLimits, CouponSelection, LegResult, SelectionName } from './coupon.ts';

/** A selection of a combination, which is one leg at one price. */
export const LegPart = z.object({
  marketId: z.string(),
  marketName: z.string(),
  selectionId: z.string(),
  selectionName: z.string(),
  selectionLabel: z.string(),
  state: z.enum(['open', ...LegResult.options]),
});
export type LegPart = z.output<typeof LegPart>;

/**
 * Prices several selections of one match together, from one model of it: they are not multiplied. What is offered is a
 * selection like any other, named by its parts in any order: bet on it as one leg, put it in a booking code, ask for
 * its odds. All parts must win; one void part makes the leg void.
 */
export const priceCombination = endpoint({
  method: 'POST',
  path: '/sportsbook/combination',
  access: 'anyone',
  input: z.object({ selections: z.array(SelectionName) }),
  output: z.object({
    asOf: Instant,
    /** Missing when they cannot be combined, or have no odds now. */
    offer: z.optional(
      z.object({
        gameId: z.string(),
        marketId: z.string(),
        marketName: z.string(),
        version: z.int(),
        selection: CouponSelection,
      }),
    ),
    /** Why there is no offer, as a sentence. */
    reason: z.optional(z.string()),
    limits: CouponLimits,
  }),
  ours: 'call',
});
