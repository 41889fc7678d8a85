import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Bet } from '../../../contract/betting/bets.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as noAnswer from '../../../messages/english/noAnswer.ts';
import {
  cancelOrders,
  dismissAct,
  type OrderAct,
  orderActs,
  scopeKey,
} from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { orderText } from '../../../state/bets/orders/orderWords.ts';
import { pathOfGame } from '../../../state/bets/pathOfGame.ts';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { type DenseColumn, DenseTable } from '../../../ui/list/DenseTable.tsx';
import { timeColumn } from '../../../ui/list/timeColumn.tsx';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import { SideTag } from '../SideTag.tsx';
import { moneyColumn, priceColumn } from '../tables/betColumns.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';
import { orderName } from './orderName.ts';
import './WaitingTable.css';

const since = ({ waitingSince, placedAt }: Bet) => waitingSince ?? placedAt;

const sinceColumn = timeColumn('Since', since);

/** The orders in the book on a wide window, a line each, to change or cancel. */
export function WaitingTable({ bets }: { bets: readonly Bet[] }) {
  const [changing, setChanging] = useState<string>();
  /** The acts of the row whose order is being changed. */
  const opener = useRef<HTMLElement>(null);
  const { acts } = useSnapshot(orderActs);
  function close() {
    setChanging(undefined);
    opener.current?.focus({ preventScroll: true });
  }
  // Names need the room of a smaller window.
  const hasTimes = useMedia(from(WINDOW.desk));
  const told = (bet: Bet) => toldOf(acts[scopeKey({ bet })]?.phase);
  const columns: DenseColumn<Bet>[] = [
    ...(hasTimes ? [sinceColumn] : []),
    {
      title: 'Selection',
      isElastic: true,
      isName: true,
      value: ({ runnerName }) => runnerName,
      show: (bet) => (
        <span className="waiting-table__selection">
          <SideTag bet={bet} />{' '}
          <span>
            <b>{bet.runnerName}</b> <span className="waiting-table__market">{bet.marketName}</span>
          </span>
        </span>
      ),
    },
    {
      title: 'Match',
      isElastic: true,
      value: ({ eventName }) => eventName,
      show: ({ eventName, gameId }) => <Link href={pathOfGame(gameId)}>{eventName}</Link>,
    },
    priceColumn(({ priceAsked }) => priceAsked),
    moneyColumn('Waiting', waitingStake),
    moneyColumn(
      'Matched',
      ({ stakeMatched }) => stakeMatched,
      (bet) => <span title={orderText(bet)}>{wholeNaira(bet.stakeMatched)}</span>,
    ),
    {
      title: 'Change or cancel',
      show: (bet) => (
        <OrderButtons
          bet={bet}
          onChange={(from) => {
            opener.current = from;
            setChanging(bet.betId);
          }}
        />
      ),
    },
  ];
  return (
    <div className="bet-table waiting-table">
      <DenseTable
        label="Waiting orders"
        rows={bets}
        columns={columns}
        keyOf={({ betId }) => betId}
        below={(bet) => {
          if (changing === bet.betId) {
            return <ChangeOrder bet={bet} onClose={close} />;
          }
          const text = told(bet);
          return text && <p className="waiting-table__note">{text}</p>;
        }}
      />
      <p className="visually-hidden" role="status">
        {bets.flatMap((bet) => told(bet) ?? []).join(' ')}
      </p>
    </div>
  );
}

/** How an act is going, where that is more than being asked for. */
function toldOf(phase: OrderAct['phase'] | undefined): string | undefined {
  if (phase?.is === 'checking') return noAnswer.order;
  return phase?.is === 'editing' ? phase.problem?.text : undefined;
}

interface OrderButtonsProps {
  bet: Bet;
  /** With what has the focus once the change is over: its own button may be off then. */
  onChange(from: HTMLElement | null): void;
}

function OrderButtons({ bet, onChange }: OrderButtonsProps) {
  const { isBusy, block } = useOrderAct({ bet });
  const name = orderName(bet);
  const row = useRef<HTMLSpanElement>(null);
  return (
    <span ref={row} className="waiting-table__acts" tabIndex={-1}>
      <button
        type="button"
        className="waiting-table__act"
        disabled={isBusy || block !== undefined}
        aria-label={`Change ${name}`}
        onClick={() => {
          dismissAct({ bet });
          onChange(row.current);
        }}
      >
        Change
      </button>
      <button
        type="button"
        className="waiting-table__act"
        disabled={isBusy || block !== undefined}
        aria-label={`Cancel ${name}`}
        onClick={() => cancelOrders({ bet })}
      >
        {isBusy ? 'Sending…' : 'Cancel'}
      </button>
    </span>
  );
}
