import './OwnOffer.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { href, paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { session } from '../../state/session/session.ts';
import { useHydrated } from '../../ui/late/useHydrated.ts';
import { BonusCard } from './BonusCard.tsx';
import { bonusOfOffer } from './offerStates.ts';

/** The player's own bonus of an offer on the page of its terms: how it stands, and a way to take it. */
export function OwnOffer({ offer }: { offer: Bonus['offer'] }) {
  const isHydrated = useHydrated();
  const { isAuth } = useSnapshot(session);
  return isHydrated && isAuth ? <Own offer={offer} /> : null;
}

function Own({ offer }: { offer: Bonus['offer'] }) {
  const { user } = useSnapshot(session);
  const { data } = useFreshList(bonuses);
  const bonus = data && bonusOfOffer(data.bonuses, offer);
  if (!bonus) return null;
  return (
    <div className="own-offer">
      <BonusCard bonus={bonus} isTakeable={user?.isDemo !== true} />
      {bonus.status !== 'available' && (
        <Link className="own-offer__link" href={href(paths.bonus, { bonusId: bonus.bonusId })}>
          See its parts and bets
        </Link>
      )}
    </div>
  );
}
