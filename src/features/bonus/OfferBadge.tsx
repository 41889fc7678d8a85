import { useSnapshot } from 'valtio';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { isOffForDemo } from '../../domain/account/demoOffers.ts';
import { luckyDraw } from '../../state/lists/luckyDraw.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { session } from '../../state/session/session.ts';
import { Badge } from '../../ui/status/Badge.tsx';
import { bonusOfOffer, OFFER_STATES } from './offerStates.ts';

interface OfferBadgeProps {
  offer: Bonus['offer'];
}

/** Whether an offer is available, active or done for the player, or their bonus ended. Guests see nothing. */
export function OfferBadge({ offer }: OfferBadgeProps) {
  const { isAuth, user } = useSnapshot(session);
  if (!isAuth) return null;
  if (user?.isDemo && isOffForDemo(offer)) return <Badge>Off for the demo account</Badge>;
  return offer === 'lucky-draw' ? <OfDraw /> : <OfBonus offer={offer} />;
}

function OfBonus({ offer }: OfferBadgeProps) {
  const { data } = useFreshList(bonuses);
  const bonus = data && bonusOfOffer(data.bonuses, offer);
  if (!bonus) return null;
  const { word, kind } = OFFER_STATES[bonus.status];
  return <Badge {...(kind && { kind })}>{word}</Badge>;
}

function OfDraw() {
  const { data } = useFreshList(luckyDraw);
  if (!data) return null;
  return data.joinedAt === undefined ? (
    <Badge>Not joined</Badge>
  ) : (
    <Badge kind="good">Joined</Badge>
  );
}
