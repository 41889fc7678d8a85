import * as z from 'zod/mini';
import { Naira } from '../kit/money.ts';

/** What the player's matched bets in a market come to in one of its outcomes. */
export const OutcomeResult = z.object({
  /** The id of the runner that wins; in a session the first result of a range that pays the same. */
  outcome: z.string(),
  result: Naira,
});
export type OutcomeResult = z.output<typeof OutcomeResult>;
