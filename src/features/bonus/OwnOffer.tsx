import { Link } from 'wouter';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { BonusCard } from './BonusCard.tsx';
import { bonusOfOffer } from './offerStates.ts';

/** The player's own bonus of an offer: how it stands, and a way to take it. */
export function OwnOffer({ offer }: { offer: Bonus['offer'] }) {
  const { data, status } = useFreshList(bonuses);
  const bonus = data && bonusOfOffer(data.bonuses, offer);
  if (bonus) return <BonusCard bonus={bonus} />;
  if (data) {
    return (
      <EmptyState title="You don't have this bonus" text="Read below how to get it.">
        <Link className={buttonClass({ kind: 'quiet' })} href={paths.bonuses}>
          Your bonuses
        </Link>
      </EmptyState>
    );
  }
  return (
    <p role="status">
      {status === 'failed'
        ? "Couldn't load your bonuses. Open this page again when you're online."
        : 'Loading…'}
    </p>
  );
}
