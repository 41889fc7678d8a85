import * as z from 'zod/mini';
import { Rest } from '../../../src/contract/betting/orderFields.ts';
import { OutcomeResult } from '../../../src/contract/betting/outcomeResult.ts';

/** Of the contract's `OutcomeResult`, with kobo on both sides. */
const Named = z.object({ outcome: OutcomeResult.shape.outcome, result: z.int() });

/** Columns of a bet as an order. Their defaults are those of a bet that is matched in full or refused. */
export const orderColumns = {
  rest: z._default(Rest, 'fill'),
  leastKobo: z._default(z.nullable(z.int()), null),
  /** The position that it was worked out from, as its sender named it; null once it is decided. */
  position: z._default(z.nullable(z.readonly(z.array(Named))), null),
  cancelledKobo: z._default(z.int(), 0),
  lapsedKobo: z._default(z.int(), 0),
  /** The market in whose book the rest waits; null while none does. */
  waitsIn: z._default(z.nullable(z.string()), null),
  /** Whoever has the lower number came first. */
  place: z._default(z.int(), 0),
  waitingSince: z._default(z.nullable(z.int()), null),
  /** The world's money that stands before it at its price. */
  aheadKobo: z._default(z.int(), 0),
  /** Everything in the market up to this instant has had its effect on the order. */
  followedAt: z._default(z.int(), 0),
  /** By how much withdrawn runners have reduced its fills. */
  reductionBasisPoints: z._default(z.int(), 0),
};

/** A bet that does not wait in a book. */
export const NO_ORDER = z.object(orderColumns).parse({});
