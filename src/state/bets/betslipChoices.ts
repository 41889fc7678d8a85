import * as z from 'zod/mini';
import { OnPriceChange } from '../../contract/betting/bets.ts';
import { Rest } from '../../contract/betting/orderFields.ts';

/** What the player types: the backer's stake, what the bet may lose, or what it should win. */
export const StakeBy = z.enum(['stake', 'liability', 'profit']);
export type StakeBy = z.output<typeof StakeBy>;

/** The player's settings for the slip, kept on this device. */
export const SlipChoices = z.object({
  onPriceChange: z._default(OnPriceChange, 'better'),
  /** With `within`: how much worse a price may be, in hundredths of a percent. */
  toleranceBasisPoints: z._default(z.int(), 200),
  /** What becomes of the part that is not matched at once; until the player has chosen, `DEFAULT_REST`. */
  restBefore: z.optional(Rest),
  restInPlay: z.optional(Rest),
  /** Whether to ask for confirmation before a bet is sent. */
  isConfirmed: z._default(z.boolean(), false),
  stakeBy: z._default(StakeBy, 'stake'),
  /** In naira. */
  quickStakes: z._default(z.array(z.int()), [100, 200, 500, 1000, 2000, 5000, 10_000, 50_000]),
  /** Stake of the bet sent last, in kobo, to be bet again with one tap. */
  lastStakeKobo: z.optional(z.int()),
  /** A quick stake adds to the stake instead of replacing it. */
  isAdding: z._default(z.boolean(), false),
  /** The selection stays in the slip after its bet is placed. */
  isSelectionKept: z._default(z.boolean(), false),
  /** A tapped price is added to the slip, and takes the place of none. */
  isSeveral: z._default(z.boolean(), false),
  /** At a desk, single keys press what they name. */
  hasKeys: z._default(z.boolean(), true),
  /** Stake of a one-click bet, in kobo. */
  oneClickStakeKobo: z._default(z.int(), 100_00),
});
export type SlipChoices = z.output<typeof SlipChoices>;

export const defaultChoices = (): SlipChoices => SlipChoices.parse({});
