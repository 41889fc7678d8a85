import { useMemo } from 'react';
import type { StatementLine } from '../../contract/cashier/statement.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { type DenseColumn, DenseTable } from '../../ui/list/DenseTable.tsx';
import './StatementTable.css';
import { KINDS } from './statementWords.ts';

const COLUMNS: DenseColumn<StatementLine>[] = [
  {
    title: 'When',
    value: ({ at }) => at,
    show: ({ at }) => (
      <time dateTime={new Date(at).toISOString()}>
        {`${lagosDay(at).slice(4, -5)} ${lagosClock(at)}`}
      </time>
    ),
  },
  { title: 'What', isName: true, value: ({ kind }) => KINDS[kind] },
  {
    title: 'Details',
    value: ({ remark }) => remark,
    show: ({ remark }) => <span title={remark}>{remark}</span>,
  },
  {
    title: 'Amount',
    value: ({ amount }) => amount,
    show: ({ amount }) => <Money kobo={amount} isResult />,
    isNumber: true,
  },
  {
    title: 'Balance',
    value: ({ balance }) => balance,
    show: ({ balance }) => <Money kobo={balance} />,
    isNumber: true,
  },
];

/** The lines of the statement on a wide window, newest first, with the balance after each. */
export function StatementTable({ lines }: { lines: readonly StatementLine[] }) {
  const newestFirst = useMemo(() => [...lines].reverse(), [lines]);
  return (
    <div className="statement-sheet">
      <DenseTable
        label="Lines of the statement"
        rows={newestFirst}
        columns={COLUMNS}
        keyOf={({ lineId }) => String(lineId)}
      />
    </div>
  );
}
