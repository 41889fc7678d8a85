import * as z from 'zod/mini';
import { Side } from '../../contract/betting/bets.ts';
import { MarketKind } from '../../contract/betting/market.ts';
import { priceScale } from '../../domain/market/priceScale.ts';
import { stakeForLiability, stakeForProfit } from '../../domain/position/bet.ts';
import { SlipChoices, type StakeBy } from './betslipChoices.ts';

/**
 * A bet that the player is writing. It lives on this device only and is never sent by itself:
 * the names are kept with it, so that it reads offline.
 */
export const Draft = z.object({
  /** The idempotency key of this intent: the same at each try, until the server has decided. */
  reference: z.string(),
  /** Sent at least once without a known outcome: it is looked up before anything else. */
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
  /** The player has set the price; it is not the one that was tapped. */
  isOwnPrice: z.optional(z.boolean()),
  /** Fancy only: the run line the price was read with. */
  line: z.optional(z.int()),
  /** Of the market when the price was read; `UNKNOWN_VERSION` for a price of a list. */
  version: z.int(),
  stakeKobo: z.optional(z.int()),
  /** The liability or the profit that was typed instead of the stake, which follows from it. */
  targetKobo: z.optional(z.int()),
});
export type Draft = z.output<typeof Draft>;

/** What of the slip is kept on the device. */
export const SavedSlip = z.extend(SlipChoices, { draft: z.optional(Draft) });
export type SavedSlip = z.output<typeof SavedSlip>;

/** Lists do not carry the version of a market: the slip sets it once the live prices are here. */
export const UNKNOWN_VERSION = 0;

/** A price that was tapped. */
export type Selection = Omit<
  Draft,
  'reference' | 'isSent' | 'isOwnPrice' | 'stakeKobo' | 'targetKobo'
>;

/** A new intent. Within one match what was typed stays. */
export function newDraft(
  selection: Selection,
  previous: Draft | undefined,
  stakeBy: StakeBy,
): Draft {
  const draft = { ...selection, reference: crypto.randomUUID(), isSent: false };
  if (previous?.gameId !== selection.gameId) return draft;
  const { stakeKobo, targetKobo } = previous;
  const typed = {
    ...(stakeKobo !== undefined && { stakeKobo }),
    ...(targetKobo !== undefined && { targetKobo }),
  };
  return withStake({ ...draft, ...typed }, stakeBy);
}

/** The draft with the stake that its target asks for at its price; as it is where none was typed. */
export function withStake<D extends Draft>(draft: D, stakeBy: StakeBy): D {
  const { marketKind, side, priceHundredths, targetKobo } = draft;
  if (targetKobo === undefined || stakeBy === 'stake') return draft;
  const offer = { side, scale: priceScale(marketKind), priceHundredths };
  const stakeFor = stakeBy === 'liability' ? stakeForLiability : stakeForProfit;
  return { ...draft, stakeKobo: stakeFor(offer, targetKobo) };
}
