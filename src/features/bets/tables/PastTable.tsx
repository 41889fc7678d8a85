import type { ReactNode } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { shownResult } from '../../../domain/position/commission.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { type DenseColumn, DenseTable } from '../../../ui/list/DenseTable.tsx';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import './PastTable.css';
import { STATES } from '../betWords.ts';
import { moneyColumn, placedColumn, priceColumn, selectionColumn } from './betColumns.tsx';

const endText = ({ state }: Bet) => STATES[state].text;
const endedColumn: DenseColumn<Bet> = { title: 'Ended', value: endText };

/** An end that the sign of the result does not tell. */
const noteOf = (bet: Bet) => bet.state !== 'won' && bet.state !== 'lost' && ` ${endText(bet)}`;

interface PastTableProps {
  bets: readonly Bet[];
  onOpen(bet: Bet): void;
  end: ReactNode;
}

/** Decided bets on a wide window, newest first, a line each. */
export function PastTable({ bets, onOpen, end }: PastTableProps) {
  const view = useWinView();
  // The sign of the result says won or lost; names need the room of a smaller window.
  const hasEnds = useMedia(from(WINDOW.desk));
  const columns: DenseColumn<Bet>[] = [
    placedColumn,
    selectionColumn(onOpen, hasEnds ? undefined : noteOf),
    {
      title: 'Match',
      isElastic: true,
      value: ({ eventName }) => eventName,
    },
    priceColumn(),
    moneyColumn('Stake', ({ stake }) => stake),
    ...(hasEnds ? [endedColumn] : []),
    {
      title: 'Result',
      value: (bet) => shownResult(bet, view),
      show: (bet) =>
        bet.result === undefined ? '' : <Money kobo={shownResult(bet, view)} isResult />,
      isNumber: true,
    },
  ];
  return (
    <div className="bet-table past-table">
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
