import type { Bet } from '../contract/bets.ts';
import { priceChoice } from '../domain/priceChange.ts';
import { availableKobo } from './balance.ts';
import { betslip } from './betslip.ts';
import type { SlipSituation } from './betslipBlock.ts';
import type { Draft } from './betslipDraft.ts';
import { quoteFor } from './betslipQuote.ts';
import { returnsOf } from './betslipReturns.ts';
import { standingIn } from './betsPosition.ts';
import { bettingHold } from './bettingHold.ts';
import { connection } from './connection.ts';
import { dataSaver } from './dataSaver.ts';
import type { LiveGame } from './marketStreamGame.ts';
import { session } from './session.ts';

type SlipState = Pick<typeof betslip, 'onPriceChange' | 'toleranceBasisPoints' | 'isReturned'>;

/** Everything that decides about the slip, read at this very moment. */
export function situationOf(
  draft: Draft,
  game: LiveGame,
  bets: readonly Bet[],
  slip: SlipState = betslip,
): SlipSituation {
  const market = game.book.markets.get(draft.marketId);
  const frame = market?.frame;
  const { onPriceChange, toleranceBasisPoints, isReturned } = slip;
  const choice = priceChoice(onPriceChange, toleranceBasisPoints);
  return {
    holdText: bettingHold.text,
    connection: connection.status,
    isAuth: session.isAuth,
    freshness: game.freshness(),
    draft,
    market: frame,
    quote: market && quoteFor(draft, market, choice),
    returns: frame && returnsOf(draft, frame, standingIn(draft.marketId, bets)),
    availableKobo: availableKobo(),
    isReturned,
    isDepthKnown: !dataSaver.isOn,
  };
}
