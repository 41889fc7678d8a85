import type { Draft } from '../../state/bets/betslipDraft.ts';
import type { Returns } from '../../state/bets/betslipReturns.ts';
import { Money } from '../../ui/layout/Money.tsx';
import './SlipReturns.css';

interface SlipReturnsProps {
  draft: Draft;
  returns: Returns;
}

/** What the bet wins and what it can cost; of a lay, the liability comes first. */
export function SlipReturns({ draft: { side }, returns }: SlipReturnsProps) {
  const { profitKobo, liabilityKobo } = returns;
  const profit = (
    <div className="slip-returns__item">
      <dt>Profit if it {side === 'back' ? 'wins' : 'loses'}</dt>
      <dd className="slip-returns__profit">
        <Money kobo={profitKobo} />
      </dd>
    </div>
  );
  const loss = (
    <div className="slip-returns__item">
      <dt>{side === 'back' ? 'You can lose' : 'Liability'}</dt>
      <dd>
        <Money kobo={liabilityKobo} />
      </dd>
    </div>
  );
  return (
    <dl className="slip-returns">
      {side === 'back' ? profit : loss}
      {side === 'back' ? loss : profit}
    </dl>
  );
}
