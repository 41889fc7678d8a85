import { useMemo } from 'react';
import type { StatementLine } from '../../contract/cashier/statement.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { type DenseColumn, DenseTable } from '../../ui/list/DenseTable.tsx';
import { timeColumn } from '../../ui/list/timeColumn.tsx';
import { KINDS } from './statementWords.ts';

const COLUMNS: DenseColumn<StatementLine>[] = [
  timeColumn('When', ({ at }) => at),
  {
    title: 'What',
    isName: true,
    value: ({ kind }) => KINDS[kind],
  },
  {
    title: 'Details',
    isElastic: true,
    value: ({ remark }) => remark,
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
    <DenseTable
      label="Lines of the statement"
      rows={newestFirst}
      columns={COLUMNS}
      keyOf={({ lineId }) => String(lineId)}
    />
  );
}
