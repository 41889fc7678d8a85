import * as z from 'zod/mini';
import { Side } from '../../contract/betting/bets.ts';
import { MarketKind } from '../../contract/betting/market.ts';
import { priceScale } from '../../domain/market/priceScale.ts';
import { stakeForLiability, stakeForProfit } from '../../domain/position/bet.ts';
import { basisPoints, winBefore } from '../../domain/position/commission.ts';
import { newId } from '../../lib/newId.ts';
import type { StakeBy } from './betslipChoices.ts';

/**
 * A bet that the player is writing. It stays on this device and never sends itself. It carries all names, so
 * that it can be read offline.
 */
export const Draft = z.object({
  /** The idempotency key of this intent: the same at every try until the server decides. */
  reference: z.string(),
  /** Sent at least once with an unknown outcome, so it is looked up before anything else. */
  isSent: z.boolean(),
  gameId: z.string(),
  eventName: z.string(),
  marketId: z.string(),
  marketName: z.string(),
  marketKind: MarketKind,
  runnerId: z.string(),
  runnerName: z.string(),
  side: Side,
  priceHundredths: z.int(),
  /** The player set the price, so it is not the one that was tapped. */
  isOwnPrice: z.optional(z.boolean()),
  /** Fancy only: the run line that belongs to the price. */
  line: z.optional(z.int()),
  /** The market's version when the price was read; `UNKNOWN_VERSION` for a price from a list. */
  version: z.int(),
  stakeKobo: z.optional(z.int()),
  /** Exchange only: unless this much is matched at once, the bet is refused. */
  leastKobo: z.optional(z.int()),
  /** The liability or profit that was typed; the stake then follows from it. */
  targetKobo: z.optional(z.int()),
  /** The commission that a typed profit is meant after; 0 where the player looks at wins before it. */
  targetCommissionPercent: z.optional(z.number()),
  /** Of a hedge: the position that its stake was worked out from, in kobo. */
  position: z.optional(z.readonly(z.array(z.object({ outcome: z.string(), result: z.int() })))),
});
export type Draft = z.output<typeof Draft>;

/** What the slip holds, of which nothing was sent, or of the one that is written perhaps. */
export const KeptSlip = z.object({
  draft: z.optional(Draft),
  others: z.optional(z.array(Draft)),
});
export type KeptSlip = z.output<typeof KeptSlip>;

/** Lists do not carry market versions: the slip sets the version once it has live prices. */
export const UNKNOWN_VERSION = 0;

/** A price that was tapped. */
export type Selection = Omit<
  Draft,
  | 'reference'
  | 'isSent'
  | 'isOwnPrice'
  | 'stakeKobo'
  | 'leastKobo'
  | 'targetKobo'
  | 'targetCommissionPercent'
>;

/** A draft for a new intent. Within the same match it keeps what was typed. */
export function newDraft(
  selection: Selection,
  previous: Draft | undefined,
  stakeBy: StakeBy,
): Draft {
  const draft = { ...selection, reference: newId(), isSent: false };
  if (previous?.gameId !== selection.gameId) return draft;
  const { stakeKobo, targetKobo, targetCommissionPercent } = previous;
  const typed = {
    ...(stakeKobo !== undefined && { stakeKobo }),
    ...(targetKobo !== undefined && { targetKobo }),
    ...(targetCommissionPercent !== undefined && { targetCommissionPercent }),
  };
  return withStake({ ...draft, ...typed }, stakeBy);
}

/** The draft with the stake that its target requires at its price; unchanged when there is no target. */
export function withStake<D extends Draft>(draft: D, stakeBy: StakeBy): D {
  const { marketKind, side, priceHundredths, targetKobo } = draft;
  if (targetKobo === undefined || stakeBy === 'stake') return draft;
  const offer = { side, scale: priceScale(marketKind), priceHundredths };
  if (stakeBy === 'liability') {
    return { ...draft, stakeKobo: stakeForLiability(offer, targetKobo) };
  }
  const grossKobo = winBefore(targetKobo, basisPoints(draft.targetCommissionPercent ?? 0));
  return { ...draft, stakeKobo: stakeForProfit(offer, grossKobo) };
}
