import { OfferList } from '../features/promotions/OfferList.tsx';
import type { Offer } from '../features/promotions/offers.ts';
import { late } from '../ui/late/late.tsx';

const OfferBadge = late<Pick<Offer, 'offer'>>(() =>
  import('../features/bonus/OfferBadge.tsx').then((module) => module.OfferBadge),
);

export function OffersIsland() {
  return <OfferList stateOf={(offer) => !import.meta.env.SSR && <OfferBadge offer={offer} />} />;
}
