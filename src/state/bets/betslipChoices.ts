import * as z from 'zod/mini';
import { OnPriceChange } from '../../contract/betting/bets.ts';

/** What a player types: the backer's stake, what the bet may lose, or what it should win. */
export const StakeBy = z.enum(['stake', 'liability', 'profit']);
export type StakeBy = z.output<typeof StakeBy>;

/** The standing choices of the player; they stay on this device. */
export const SlipChoices = z.object({
  onPriceChange: z._default(OnPriceChange, 'better'),
  /** How much worse a price is taken with `within`, in hundredths of a percent. */
  toleranceBasisPoints: z._default(z.int(), 200),
  /** Asks once more before a bet is sent. */
  isConfirmed: z._default(z.boolean(), false),
  stakeBy: z._default(StakeBy, 'stake'),
  /** In naira. */
  quickStakes: z._default(z.array(z.int()), [100, 200, 500, 1000, 2000, 5000, 10_000, 50_000]),
  /** A quick stake is added to what is there. */
  isAdding: z._default(z.boolean(), false),
  /** A selection stays in the slip after its bet. */
  isSelectionKept: z._default(z.boolean(), false),
  /** What one tap would bet, in kobo, once one-click betting is on. */
  oneClickStakeKobo: z._default(z.int(), 100_00),
});
export type SlipChoices = z.output<typeof SlipChoices>;

export const defaultChoices = (): SlipChoices => SlipChoices.parse({});
