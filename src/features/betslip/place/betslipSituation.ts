import type { Bet } from '../../../contract/betting/bets.ts';
import { priceChoice } from '../../../domain/market/priceChange.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { returnsOf } from '../../../state/bets/betslipReturns.ts';
import { standingIn } from '../../../state/bets/betsPosition.ts';
import { dataSaver } from '../../../state/device/dataSaver.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { availableKobo } from '../../../state/money/balance.ts';
import { playSituation } from '../../../state/play/mayPlay.ts';
import type { SlipSituation } from './betslipBlock.ts';
import { quoteFor } from './betslipQuote.ts';
import { restIn } from './betslipRest.ts';

type SlipState = Pick<
  typeof betslip,
  'onPriceChange' | 'toleranceBasisPoints' | 'isReturned' | 'unread' | 'restBefore' | 'restInPlay'
>;

/** Everything that decides about the slip, read at this moment. */
export function situationOf(
  draft: Draft,
  game: LiveGame,
  bets: readonly Bet[],
  slip: SlipState = betslip,
): SlipSituation {
  const market = game.book.markets.get(draft.marketId);
  const frame = market?.frame;
  const { onPriceChange, toleranceBasisPoints, isReturned, unread } = slip;
  const rest = frame ? restIn(frame, slip) : 'fill';
  // The price of an order that may wait is a limit: nothing worse is ever taken.
  const choice = priceChoice(rest === 'fill' ? onPriceChange : 'better', toleranceBasisPoints);
  return {
    ...playSituation(),
    freshness: game.freshness(),
    draft,
    market: frame,
    quote: market && quoteFor(draft, market, choice, bets),
    // No sum is told of a price that cannot be read.
    returns:
      unread.price === undefined && frame
        ? returnsOf(draft, frame, standingIn(draft.marketId, bets))
        : undefined,
    availableKobo: availableKobo(),
    isReturned,
    unread,
    rest,
    isDepthKnown: !dataSaver.isOn,
  };
}
