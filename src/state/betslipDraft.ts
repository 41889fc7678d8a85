import * as z from 'zod/mini';
import { OnPriceChange, Side } from '../contract/bets.ts';
import { MarketKind } from '../contract/market.ts';

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
  /** Fancy only: the run line the price was read with. */
  line: z.optional(z.int()),
  /** Of the market when the price was read. */
  version: z.int(),
  stakeKobo: z.optional(z.int()),
});
export type Draft = z.output<typeof Draft>;

/** What of the slip is kept on the device. */
export const SavedSlip = z.object({
  draft: z.optional(Draft),
  onPriceChange: OnPriceChange,
  isConfirmed: z.boolean(),
});
export type SavedSlip = z.output<typeof SavedSlip>;

/** A price that was tapped. */
export type Selection = Omit<Draft, 'reference' | 'isSent' | 'stakeKobo'>;

/** A new intent. Within one match the stake stays as it was typed. */
export function newDraft(selection: Selection, previous: Draft | undefined): Draft {
  const isSameMatch = previous?.gameId === selection.gameId;
  return {
    ...selection,
    reference: crypto.randomUUID(),
    isSent: false,
    ...(isSameMatch && previous.stakeKobo !== undefined && { stakeKobo: previous.stakeKobo }),
  };
}
