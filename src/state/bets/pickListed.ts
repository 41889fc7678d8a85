import { betslip, pick } from './betslip.ts';
import { type Selection, UNKNOWN_VERSION } from './betslipDraft.ts';
import type { ListedPrice } from './listedPrice.ts';
import { slipKey, slipMark } from './slipMark.ts';

/** Puts a price from a list into the slip. */
export function pickListed(price: ListedPrice): void {
  const selection = selectionOf(price);
  // The same price again: only open the slip, so that what was typed stays.
  if (slipMark.picked === slipKey(selection)) betslip.isOpen = true;
  else pick(selection, { isLive: false });
}

function selectionOf({ event, marketId, runner, side, priceHundredths }: ListedPrice): Selection {
  return {
    gameId: event.gameId,
    eventName: event.name,
    marketId,
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    runnerId: runner.runnerId,
    runnerName: runner.name,
    side,
    priceHundredths,
    version: UNKNOWN_VERSION,
  };
}
