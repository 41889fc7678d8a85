import { type ReactNode, useMemo, useState } from 'react';
import type { StatementKind, StatementLine } from '../../contract/cashier/statement.ts';
import { type StatementDay, statementDays } from '../../domain/account/statementDays.ts';
import { statementTotals } from '../../domain/account/statementTotals.ts';
import { lagosClock, lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { ShownRows } from '../../ui/list/ShownRows.tsx';
import { useNearView } from '../../ui/list/useNearView.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import './StatementLines.css';
import { StatementTable } from './StatementTable.tsx';
import { KINDS } from './statementWords.ts';

type Kind = StatementKind | 'all';

interface StatementLinesProps {
  lines: readonly StatementLine[];
  /** Beside the filter: what can be done with all lines. */
  tool: ReactNode;
}

/** All lines, newest first: as a table where there is room, else by day, whose lines render when the reader comes near. */
export function StatementLines({ lines, tool }: StatementLinesProps) {
  const [kind, setKind] = useState<Kind>('all');
  const shown = useMemo(
    () => (kind === 'all' ? lines : lines.filter((line) => line.kind === kind)),
    [lines, kind],
  );
  const days = useMemo(() => statementDays(shown), [shown]);
  const isWide = useMedia(from(WINDOW.twoColumns));
  const kinds = useMemo(() => [...new Set(lines.map((line) => line.kind))], [lines]);

  if (lines.length === 0) {
    return (
      <EmptyState
        picture="account"
        title="No money moved in these days"
        text="Deposits, withdrawals, bonuses and settled bets will appear here, with the balance after each."
      />
    );
  }
  const { creditKobo, debitKobo } = statementTotals(shown);
  return (
    <section className="statement-lines" aria-label="Lines">
      <div className="statement-lines__filter">
        <SelectField<Kind>
          label="Type of transaction"
          isBare
          options={[
            { id: 'all', label: 'All transactions' },
            ...kinds.map((id) => ({ id, label: KINDS[id] })),
          ]}
          selected={kind}
          onSelect={setKind}
        />
        <p className="statement-lines__count">
          {shown.length} of {lines.length}
          {kind !== 'all' && (
            <>
              , in <Money kobo={creditKobo} />, out <Money kobo={debitKobo} />
            </>
          )}
        </p>
        {tool}
      </div>
      {isWide ? (
        <StatementTable key={kind} lines={shown} />
      ) : (
        <ShownRows key={kind} rows={days}>
          {(drawn) => drawn.map((day) => <Day key={day.day} day={day} />)}
        </ShownRows>
      )}
    </section>
  );
}

/** About the height of a line on a phone, so that the page has its height before the lines render. */
const LINE_REM = 4;

function Day({ day: { day, lines, netKobo } }: { day: StatementDay<StatementLine> }) {
  const [element, isNear] = useNearView<HTMLElement>();
  return (
    <section ref={element} className="statement-day">
      <h2 className="statement-day__date">
        {lagosDay(startOfLagosDay(day))}
        <Money kobo={netKobo} isResult />
      </h2>
      {isNear ? (
        <ShownRows rows={lines}>{(drawn) => <DayTable lines={drawn} />}</ShownRows>
      ) : (
        <div style={{ height: `${Math.min(lines.length, 100) * LINE_REM}rem` }} />
      )}
    </section>
  );
}

function DayTable({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <table className="statement-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId}>
            <th scope="row">
              {KINDS[line.kind]}
              <span className="statement-table__remark">
                {lagosClock(line.at)} {line.remark}
              </span>
            </th>
            <td>{line.amount > 0 && <Money kobo={line.amount} isResult />}</td>
            <td>{line.amount <= 0 && <Money kobo={line.amount} isResult />}</td>
            <td>
              <Money kobo={line.balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
