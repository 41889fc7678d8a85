import type { Bet } from '../../contract/bets.ts';
import { Money } from '../../ui/Money.tsx';
import './SettledTotal.css';

interface SettledTotalProps {
  bets: readonly Bet[];
  /** Whether these are all there are; else the total says of how many it is. */
  isWhole: boolean;
}

/** What settled bets have brought, in all; before commission, which is taken by market. */
export function SettledTotal({ bets, isWhole }: SettledTotalProps) {
  const totalKobo = bets.reduce((sum, { result = 0 }) => sum + result, 0);
  const won = bets.filter(({ result = 0 }) => result > 0).length;
  return (
    <div className="settled-total">
      <dl>
        <div>
          <dt>{isWhole ? 'Profit and loss' : `Profit and loss of these ${bets.length}`}</dt>
          <dd className="settled-total__sum">
            <Money kobo={totalKobo} isResult />
          </dd>
        </div>
        <div>
          <dt>Won</dt>
          <dd>
            {won} of {bets.length}
          </dd>
        </div>
      </dl>
      <p className="settled-total__note">
        Before commission, which is taken on what a market wins.
      </p>
    </div>
  );
}
