import { priceScale } from '../../domain/market/priceScale.ts';
import { cashOutRefusalText } from '../../domain/position/cashOutTerms.ts';
import { type FancyCashOutQuote, fancyCashOut } from '../../domain/position/fancyCashOut.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { cashOutObstacle, limitText } from './cashOutOffer.ts';

export type FancyOffer =
  | { quote: FancyCashOutQuote; text?: undefined }
  | { quote?: undefined; text: string };

/** The bet that would cash a session out now, or why there is none, in a sentence. */
export function fancyOffer(props: CashOutPanelProps, fractionBasisPoints: number): FancyOffer {
  const { game, market, bets } = props;
  const { marketId, status, kind } = market.frame;
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
      ...{ line, back, lay },
    },
    fractionBasisPoints,
  );
  if ('refusal' in quote) return { text: cashOutRefusalText(quote.refusal) };
  const tooLarge = limitText([quote.order], market);
  return tooLarge ? { text: tooLarge } : { quote };
}
