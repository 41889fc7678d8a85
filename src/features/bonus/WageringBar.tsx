import './WageringBar.css';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { mulDiv } from '../../domain/money/mulDiv.ts';

type Wagering = Pick<Bonus, 'wagered' | 'wageringRequired'>;

/** The wagering progress, as a bar and in numbers. */
export function WageringBar({ wagered, wageringRequired }: Wagering) {
  if (wageringRequired === 0) return null;
  const counted = Math.min(wagered, wageringRequired);
  const percent = mulDiv(counted, 100, wageringRequired, 'down');
  return (
    <div className="wagering">
      <progress
        className="wagering__bar"
        max={wageringRequired}
        value={counted}
        aria-label="Bets that count"
        aria-valuetext={`${formatNaira(counted)} of ${formatNaira(wageringRequired)}`}
      />
      <p className="wagering__numbers">
        <span>
          <b>{formatNaira(counted)}</b> of{' '}
          <span translate="no">{formatNaira(wageringRequired)}</span> in bets
        </span>
        <span>{percent}%</span>
      </p>
    </div>
  );
}
