import { betslip, pick } from './betslip.ts';
import { type Selection, UNKNOWN_VERSION } from './betslipDraft.ts';
import type { ListedPrice } from './listedPrice.ts';
import { slipKey, slipMark } from './slipMark.ts';

/** Puts a price of a list into the slip. */
export function pickListed(price: ListedPrice): void {
  const selection = selectionOf(price);
  // What was typed for it stays.
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
