import { priceScale } from '../../domain/market/priceScale.ts';
import { cashOutRefusalText } from '../../domain/position/cashOutTerms.ts';
import { type FancyCashOutQuote, fancyCashOut } from '../../domain/position/fancyCashOut.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import type { CashOutPanelProps } from './CashOutPlan.ts';
import { cashOutObstacle } from './cashOutOffer.ts';

export type FancyOffer =
  | { quote: FancyCashOutQuote; text?: undefined }
  | { quote?: undefined; text: string };

/** The bet that would cash a session out now, or why there is none, in a sentence. */
export function fancyOffer(props: CashOutPanelProps, fractionBasisPoints: number): FancyOffer {
  const { game, market, bets } = props;
  const { marketId, status, kind, minStake, maxStake } = market.frame;
  const text = cashOutObstacle(props);
  if (text) return { text };
  const [runner] = market.runners.values();
  if (!runner?.line) return { text: cashOutRefusalText('suspended') };
  const { line, back, lay } = runner;
  const quote = fancyCashOut(
    standingIn(marketId, bets).matched,
    {
      isOpen: status === 'open',
      isPriceFresh: game.freshness() !== 'old',
      scale: priceScale(kind),
      ...{ line, back, lay, minStake, maxStake },
    },
    fractionBasisPoints,
  );
  return 'refusal' in quote ? { text: cashOutRefusalText(quote.refusal) } : { quote };
}
