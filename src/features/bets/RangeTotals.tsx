import { formatNaira } from '../../domain/money/money.ts';
import type { BetTotals } from '../../domain/position/betTotals.ts';
import { shownResult } from '../../domain/position/commission.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Money } from '../../ui/layout/Money.tsx';
import './RangeTotals.css';

interface RangeTotalsProps {
  totals: BetTotals;
  /** How many bets the totals cover, when that is not all that match. */
  ofOnly: number | undefined;
  /** Sportsbook bets or rounds are listed too; these totals leave them out. */
  isBesideOthers: boolean;
}

/** The totals of settled bets. */
export function RangeTotals({ totals, ofOnly, isBesideOthers }: RangeTotalsProps) {
  const { staked, won, lost, wonBets, lostBets, commission } = totals;
  const { isGross } = useWinView();
  const total = shownResult({ result: won - lost, commission }, { isGross });
  return (
    <section className="range-totals" aria-label="Totals">
      <dl className="range-totals__figures">
        <div>
          <dt>Staked</dt>
          <dd>
            <Money kobo={staked} />
          </dd>
        </div>
        <div>
          <dt>Won, {bets(wonBets)}</dt>
          <dd>
            <Money kobo={won} isResult />
          </dd>
        </div>
        <div>
          <dt>Lost, {bets(lostBets)}</dt>
          <dd>
            <Money kobo={-lost || 0} isResult />
          </dd>
        </div>
        {commission > 0 && (
          <div>
            <dt>Commission</dt>
            <dd>
              <Money kobo={-commission} />
            </dd>
          </div>
        )}
        <div>
          <dt>Total</dt>
          <dd className={total > 0 ? 'money--win' : total < 0 ? 'money--lose' : undefined}>
            {total === 0
              ? 'Even, ₦0.00'
              : `${total > 0 ? 'Won' : 'Lost'} ${formatNaira(Math.abs(total))}`}
          </dd>
        </div>
      </dl>
      <p className="range-totals__note">
        {isBesideOthers && 'Without the sportsbook and casino games. '}
        {ofOnly !== undefined && `Of the ${bets(ofOnly)} shown here. `}
        {commission > 0 &&
          `${isGross ? 'Before' : 'After'} commission, which we take from what a market won. `}
        For a lay, the liability counts as staked.
      </p>
    </section>
  );
}

function bets(count: number): string {
  return count === 1 ? '1 bet' : `${count} bets`;
}
