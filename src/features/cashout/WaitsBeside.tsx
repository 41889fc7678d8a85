import type { Bet } from '../../contract/betting/bets.ts';
import { isInBook, waitingStake } from '../../domain/market/order.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { closingStake } from '../../domain/position/closing.ts';
import type { Position } from '../../domain/position/position.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { cancelOrders } from '../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../state/bets/orders/orderActsHooks.ts';
import { useWaitingStops } from '../../state/bets/orders/stopLossesHooks.ts';
import { Button } from '../../ui/button/Button.tsx';

interface BesideProps {
  marketId: string;
  bets: readonly Bet[];
}

/** Before a cash-out: what becomes of the target and the stop-loss, with the position that it leaves. */
export function BracketNote({ marketId, bets, left }: BesideProps & { left: Position }) {
  const [stop] = useWaitingStops({ marketId });
  const target = bets.find((bet) => bet.marketId === marketId && bet.isHedge && isInBook(bet));
  const endsStop = stop && closingStake(left, { ...stop, priceHundredths: stop.price }) === 0;
  const targetKobo =
    target && closingStake(left, { ...target, priceHundredths: target.priceAsked });
  const endsTarget = targetKobo === 0;
  const said = [
    endsTarget && (endsStop ? texts.endsBoth : texts.endsTarget),
    endsStop && !endsTarget && texts.endsStop,
    targetKobo && (targetKobo < waitingStake(target) ? texts.lessensTarget : texts.keepsTarget),
    stop && !endsStop && texts.keepsStop,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return <p className="cash-out__note">{said.join(' ')}</p>;
}

/** After a cash-out: what else waits in the market, which may be matched and open a position, with Cancel. */
export function StillWaiting({ marketId, bets }: BesideProps) {
  const { isBusy, problem, block } = useOrderAct({ marketId });
  const waiting = bets.filter((bet) => bet.marketId === marketId && isInBook(bet));
  if (waiting.length === 0) return null;
  const kobo = waiting.reduce((sum, bet) => sum + waitingStake(bet), 0);
  return (
    <>
      <p className="cash-out__note" role="status">
        {problem ?? texts.stillWaiting(waiting.length, formatNaira(kobo))}
      </p>
      <Button
        kind="quiet"
        isWide
        isBusy={isBusy}
        disabled={block !== undefined}
        onClick={() => cancelOrders({ marketId })}
      >
        {waiting.length === 1 ? texts.cancelIt : texts.cancelThem}
      </Button>
    </>
  );
}
