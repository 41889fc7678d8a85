import type { SportEvent } from '../../contract/market.ts';
import type { Side } from '../../domain/market/side.ts';
import { notify } from '../device/notices.ts';
import { type Selection, UNKNOWN_VERSION } from './betslipDraft.ts';
import { slipKey, slipMark } from './slipMark.ts';

/** A price of the match odds as a list shows it, which may be half a minute old. */
export interface ListedPrice {
  event: Pick<SportEvent, 'gameId' | 'name'>;
  marketId: string;
  runner: Pick<SportEvent['runners'][number], 'runnerId' | 'name'>;
  side: Side;
  priceHundredths: number;
}

/** Puts a price of a list into the slip. The list page needs none of the slip's code until then. */
export async function pickListed(price: ListedPrice): Promise<void> {
  slipMark.isWanted = true;
  try {
    const { betslip, pick } = await import('./betslip.ts');
    const selection = selectionOf(price);
    // What was typed for it stays.
    if (slipMark.picked === slipKey(selection)) betslip.isOpen = true;
    else pick(selection, { isLive: false });
  } catch {
    notify('error', 'The bet slip needs a connection the first time it is opened.');
  }
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
