import type { ReactNode } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { shownResult } from '../../../domain/position/commission.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { type DenseColumn, DenseTable } from '../../../ui/list/DenseTable.tsx';
import './PastTable.css';
import { STATES } from '../betWords.ts';
import { moneyColumn, placedColumn, priceColumn, selectionColumn } from './betColumns.tsx';

interface PastTableProps {
  bets: readonly Bet[];
  onOpen(bet: Bet): void;
  end: ReactNode;
}

/** Decided bets on a wide window, newest first, a line each. */
export function PastTable({ bets, onOpen, end }: PastTableProps) {
  const view = useWinView();
  const columns: DenseColumn<Bet>[] = [
    placedColumn,
    selectionColumn(onOpen),
    {
      title: 'Match',
      isElastic: true,
      value: ({ eventName }) => eventName,
      show: ({ eventName }) => <span title={eventName}>{eventName}</span>,
    },
    priceColumn(),
    moneyColumn('Stake', ({ stake }) => stake),
    { title: 'Ended', value: ({ state }) => STATES[state].text },
    {
      title: 'Result',
      value: (bet) => shownResult(bet, view),
      show: (bet) =>
        bet.result === undefined ? '' : <Money kobo={shownResult(bet, view)} isResult />,
      isNumber: true,
    },
  ];
  return (
    <div className="past-table">
      <DenseTable
        label="Bets"
        rows={bets}
        columns={columns}
        keyOf={({ betId }) => betId}
        end={end}
      />
    </div>
  );
}
