import { priceScale } from '../../domain/market/priceScale.ts';
import { cashOutRefusalText } from '../../domain/position/cashOutTerms.ts';
import type { FancyBet } from '../../domain/position/fancyBook.ts';
import { type FancyCashOutQuote, fancyCashOut } from '../../domain/position/fancyCashOut.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import type { CashOutPanelProps } from './CashOutPlan.ts';
import { cashOutObstacle } from './cashOutOffer.ts';

/** What a session's cash-out would place now and what it comes to, or why there is none. */
interface FancyCashOutOffer {
  bets: readonly FancyBet[];
  order?: FancyCashOutQuote['order'] & { runnerId: string };
  sureKobo?: number;
  beforeKobo: number;
  after?: readonly FancyBet[];
  text?: string;
}

export function fancyOffer(props: CashOutPanelProps): FancyCashOutOffer {
  const { game, market, bets } = props;
  const { frame, runners } = market;
  const { matched } = standingIn(frame.marketId, bets);
  const none = (text: string) => ({ bets: matched, beforeKobo: 0, text });
  const obstacle = cashOutObstacle(props);
  if (obstacle) return none(obstacle);
  const [runner] = runners.values();
  if (!runner?.line) return none(cashOutRefusalText('suspended'));
  const { line, back, lay, runnerId } = runner;
  const quote = fancyCashOut(matched, {
    ...{ line, back, lay },
    isOpen: frame.status === 'open',
    isPriceFresh: game.freshness() !== 'old',
    scale: priceScale(frame.kind),
    minStake: frame.minStake,
    maxStake: frame.maxStake,
  });
  if ('refusal' in quote) return none(cashOutRefusalText(quote.refusal));
  const { order, sureKobo, beforeKobo } = quote;
  return { bets: matched, order: { ...order, runnerId }, sureKobo, beforeKobo, after: quote.bets };
}
