import { useMemo } from 'react';
import { sumByDay } from '../../domain/account/statementDays.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import {
  type BetProfit,
  betProfit,
  isBetLine,
  openStakes,
  profitByMarket,
  profitBySubject,
} from '../../domain/position/betProfit.ts';
import { lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import './ProfitView.css';
import { subjectWord } from './statementWords.ts';
import type { ShownStatement } from './useStatement.ts';

/** Betting profit and loss over the days of a statement: in total, by day, by sport, by market. */
export function ProfitView({ statement }: { statement: ShownStatement }) {
  const { lines } = statement;
  const all = useMemo(() => betProfit(lines), [lines]);
  const days = useMemo(() => sumByDay(statement, lines.filter(isBetLine)), [statement, lines]);
  const sports = useMemo(
    () => [...profitBySubject(lines)].map(([id, sum]) => ({ name: subjectWord(id), ...sum })),
    [lines],
  );
  const markets = useMemo(() => profitByMarket(lines), [lines]);
  const openKobo = openStakes(lines);

  if (markets.length === 0) {
    return (
      <EmptyState
        title="No bets settled in these days"
        text="Your profit and loss by day, sport and market will appear here, after commission."
      />
    );
  }
  return (
    <div className="profit">
      <p className="profit__all">
        <b>{resultWords(all)}</b> after commission of {formatNaira(-all.commissionKobo || 0)}
      </p>
      {openKobo > 0 && (
        <p className="profit__note">
          {formatNaira(openKobo)} is staked on sportsbook bets that are still open. It is not
          counted here until they are settled.
        </p>
      )}
      <BarChart
        title="Won and lost by day, after commission"
        description={`${days.length} days, ${signedNaira(all.netKobo)} in total`}
        points={days.map(({ day, kobo }) => ({ label: shortDay(day), value: kobo }))}
        show={signedNaira}
        columns={['Day', 'Won or lost']}
      />
      <ProfitTable caption="By sport" first="Sport" rows={sports} />
      <ProfitTable caption="By market" first="Market" rows={markets} />
    </div>
  );
}

function resultWords({ netKobo }: BetProfit): string {
  if (netKobo === 0) return 'You broke even';
  return `You ${netKobo > 0 ? 'won' : 'lost'} ${formatNaira(Math.abs(netKobo))}`;
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
  return (
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
        {rows.map(({ name, marketId, commissionKobo, netKobo }) => (
          <tr key={marketId ?? name}>
            <th scope="row">{name}</th>
            <td>
              <Money kobo={commissionKobo} />
            </td>
            <td>
              <Money kobo={netKobo} isResult />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
