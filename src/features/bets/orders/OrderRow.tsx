import { memo, useRef, useState } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import * as noAnswer from '../../../messages/english/noAnswer.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import { cancelOrders, dismissAct } from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { WAITS } from '../../../state/bets/orders/orderWords.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';
import { orderName } from './orderName.ts';
import './OrderRow.css';

/** An order in the book: how much waits at which price, how much is matched, and what can be done. */
export const OrderRow = memo(function OrderRow({ bet }: { bet: Bet }) {
  const { side, marketKind, runnerName, line, priceAsked, priceMatched, stake, stakeMatched } = bet;
  const { isBusy, isChecking, problem, block } = useOrderAct({ bet });
  const [isChanging, setChanging] = useState(false);
  const name = orderName(bet);
  const row = useRef<HTMLLIElement>(null);
  function close() {
    setChanging(false);
    row.current?.focus({ preventScroll: true });
  }
  return (
    <li ref={row} className="order-row" tabIndex={-1}>
      <p className="order-row__line">
        <span className={`bet-row__side bet-row__side--${side}`}>{sideWord(marketKind, side)}</span>
        <b className="order-row__name" title={runnerName}>
          {runnerName}
        </b>
        <b>{`${wholeNaira(waitingStake(bet))} at ${priceText(marketKind, priceAsked, line)}`}</b>
      </p>
      <progress
        className="order-row__bar"
        aria-label={`${name}: matched of ${wholeNaira(stake)}`}
        value={stakeMatched}
        max={stake}
      />
      <p className="order-row__line order-row__quiet">
        <span>
          {stakeMatched > 0 && priceMatched !== undefined
            ? `${wholeNaira(stakeMatched)} of ${wholeNaira(stake)} matched at ${priceText(marketKind, priceMatched, line)}`
            : `None of ${wholeNaira(stake)} matched yet`}
        </span>
        <span>
          {bet.waitingSince !== undefined && `since ${lagosClock(bet.waitingSince)}`}
          {bet.rest && ` ${WAITS[bet.rest]}`}
        </span>
      </p>
      {isChanging ? (
        <ChangeOrder bet={bet} onClose={close} />
      ) : (
        <p className="order-row__acts">
          <Button
            kind="quiet"
            isSmall
            disabled={isBusy || block !== undefined}
            aria-label={`Change ${name}`}
            onClick={() => {
              dismissAct({ bet });
              setChanging(true);
            }}
          >
            Change
          </Button>
          <Button
            kind="quiet"
            isSmall
            isBusy={isBusy}
            disabled={block !== undefined}
            aria-label={`Cancel ${name}`}
            onClick={() => cancelOrders({ bet })}
          >
            Cancel
          </Button>
        </p>
      )}
      <p role="status" className="order-row__problem">
        {problem ?? (isChecking ? noAnswer.order : '')}
      </p>
    </li>
  );
});
