import type { CashOutQuote } from '../../domain/position/cashOutTerms.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { orderText } from './cashOutWords.ts';
import { BracketNote } from './WaitsBeside.tsx';

/** The bets that a cash-out places, how, and what becomes of what waits beside it. */
export function OrdersToPlace({
  market,
  bets,
  quote,
}: CashOutPanelProps & { quote: CashOutQuote }) {
  const { marketId, kind, delaySeconds, inPlay, runners } = market.frame;
  const isOne = quote.orders.length === 1;
  return (
    <>
      <ul className="cash-out__legs">
        {quote.orders.map((order) => (
          <li key={order.runnerId} className="cash-out__leg">
            {orderText({
              ...order,
              marketKind: kind,
              runnerName: runners.find(({ runnerId }) => runnerId === order.runnerId)?.name ?? '',
            })}
          </li>
        ))}
      </ul>
      <p className="cash-out__note">
        {isOne ? texts.howPlacedOne : texts.howPlaced}
        {inPlay &&
          delaySeconds > 0 &&
          ` ${(isOne ? texts.itWaits : texts.eachWaits)(delaySeconds)}`}
      </p>
      <BracketNote {...{ marketId, bets }} left={quote.position} />
    </>
  );
}
