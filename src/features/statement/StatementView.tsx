import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { balanceByDay } from '../../domain/account/statementDays.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { type DayRange, lastDays } from '../../domain/time/dayRange.ts';
import { lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { downloadText } from '../../state/device/downloadText.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tabs } from '../../ui/button/Tabs.tsx';
import { LineChart } from '../../ui/chart/LineChart.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { MoneyCheck } from './MoneyCheck.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ProfitView } from './ProfitView.tsx';
import { StatementLines } from './StatementLines.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { StatementSummary } from './StatementSummary.tsx';
import { isOf, showStatement } from './statement.ts';
import './StatementView.css';
import { statementCsv } from './statementCsv.ts';
import { transactionsText } from './statementWords.ts';
import { type ShownStatement, useStatement } from './useStatement.ts';

type Part = 'statement' | 'profit' | 'check';

const PARTS = [
  { id: 'statement', label: 'Statement' },
  { id: 'profit', label: 'Profit' },
  { id: 'check', label: 'Self-check' },
] as const;

/** The statement page: the lines of some days, the betting result, and whether it all adds up. */
export function StatementView() {
  const [part, setPart] = useState<Part>('statement');
  const [range, setRange] = useState<DayRange>(() => lastDays(30, Date.now()));
  return (
    <Tabs<Part> label="Parts of your account" tabs={PARTS} selected={part} onSelect={setPart}>
      <div className="statement">
        {part === 'check' ? (
          <MoneyCheck />
        ) : (
          <>
            <PeriodPicker range={range} onChange={setRange} />
            <OfRange part={part} range={range} />
          </>
        )}
      </div>
    </Tabs>
  );
}

function OfRange({ part, range }: { part: Part; range: DayRange }) {
  const list = useStatement(range);
  const { data, status } = list;
  const { status: network } = useSnapshot(connection);
  const retry = () => void showStatement(range);
  const isWanted = data && isOf(data, range);

  if (!data || (!isWanted && status !== 'failed')) {
    if (status !== 'failed') return <StatementSkeleton />;
    return (
      <ErrorState
        title="Your statement could not be loaded"
        text="None is saved on this phone yet. Your money is safe."
        onRetry={retry}
      />
    );
  }
  return (
    <>
      <ListAge list={list} onRetry={retry} />
      {!isWanted && (
        <Notice kind="warning">
          {network === 'offline' ? 'You are offline' : 'Those days could not be loaded'}: this is
          the last statement you saw, {spanText(data)}.
        </Notice>
      )}
      {part === 'statement' ? <Statement statement={data} /> : <ProfitView statement={data} />}
    </>
  );
}

function Statement({ statement }: { statement: ShownStatement }) {
  const { from, to, opening, lines } = statement;
  const points = balanceByDay({ from, to }, opening, lines);
  return (
    <>
      <StatementSummary statement={statement} />
      {lines.length > 0 && (
        <LineChart
          title="Balance at the end of each day"
          description={`From ${formatNaira(opening)} to ${formatNaira(statement.closing)}`}
          points={points.map(({ day, kobo }) => ({
            label: lagosDay(startOfLagosDay(day)).slice(4, -5),
            at: startOfLagosDay(day),
            value: kobo,
          }))}
          show={formatNaira}
          columns={['Day', 'Balance']}
        />
      )}
      <StatementLines
        lines={lines}
        tool={
          <Button
            kind="quiet"
            onClick={() =>
              downloadText(`oja-statement-${from}-${to}.csv`, 'text/csv', statementCsv(statement))
            }
          >
            Download {transactionsText(lines.length)} (CSV)
          </Button>
        }
      />
    </>
  );
}

function spanText({ from, to }: DayRange): string {
  return `${lagosDay(startOfLagosDay(from))} to ${lagosDay(startOfLagosDay(to))}`;
}
