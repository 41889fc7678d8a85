import { useMemo } from 'react';
import { sumByDay } from '../../domain/account/statementDays.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import {
  type BetProfit,
  betProfit,
  isShownLine,
  profitByMarket,
  profitBySubject,
  shownBetProfit,
} from '../../domain/position/betProfit.ts';
import { lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { ShownRows } from '../../ui/list/ShownRows.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import './ProfitView.css';
import { subjectWord } from './statementWords.ts';
import type { ShownStatement } from './useStatement.ts';

/** Betting profit and loss over the days of a statement: in total, by day, by sport, by market. */
export function ProfitView({ statement }: { statement: ShownStatement }) {
  const { lines, openStake = 0 } = statement;
  const view = useWinView();
  const all = useMemo(() => betProfit(lines), [lines]);
  const days = useMemo(
    () =>
      sumByDay(
        statement,
        lines.filter((line) => isShownLine(line, view)),
      ),
    [statement, lines, view],
  );
  const sports = useMemo(
    () => [...profitBySubject(lines)].map(([id, sum]) => ({ name: subjectWord(id), ...sum })),
    [lines],
  );
  const markets = useMemo(() => profitByMarket(lines), [lines]);

  const side = view.isGross ? 'before' : 'after';

  if (markets.length === 0) {
    return (
      <EmptyState
        picture="account"
        title="No bets settled in these days"
        text="Your profit and loss by day, sport and market will appear here."
      />
    );
  }
  return (
    <div className="profit">
      <p className="profit__all">
        <b>{resultWords(shownBetProfit(all, view))}</b> {side} commission of{' '}
        <span translate="no">{formatNaira(-all.commissionKobo || 0)}</span>
      </p>
      {openStake > 0 && (
        <p className="profit__note">
          {`${formatNaira(openStake)} is staked on bets and games that are still open. They are not counted here until they are settled.`}
        </p>
      )}
      <BarChart
        title={`Won and lost by day, ${side} commission`}
        description={`${days.length} days, ${signedNaira(shownBetProfit(all, view))} in total`}
        points={days.map(({ day, kobo }) => ({ label: shortDay(day), value: kobo }))}
        show={signedNaira}
        columns={['Day', 'Won or lost']}
      />
      <ProfitTable caption="By sport" first="Sport" rows={sports} />
      <ProfitTable caption="By market" first="Market" rows={markets} />
    </div>
  );
}

function resultWords(kobo: number): string {
  if (kobo === 0) return 'You broke even';
  return `You ${kobo > 0 ? 'won' : 'lost'} ${formatNaira(Math.abs(kobo))}`;
}

/** `2026-11-21` → `21 Nov`. */
function shortDay(day: string): string {
  return lagosDay(startOfLagosDay(day)).slice(4, -5);
}

interface ProfitTableProps {
  caption: string;
  first: string;
  rows: readonly (BetProfit & { name: string; marketId?: string })[];
}

function ProfitTable({ caption, first, rows }: ProfitTableProps) {
  const view = useWinView();
  return (
    <ShownRows rows={rows}>
      {(drawn) => (
        <table className="profit__table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">Commission</th>
              <th scope="col">Won or lost</th>
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <tr key={row.marketId ?? row.name}>
                <th scope="row">{row.name}</th>
                <td>
                  <Money kobo={row.commissionKobo} />
                </td>
                <td>
                  <Money kobo={shownBetProfit(row, view)} isResult />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ShownRows>
  );
}
