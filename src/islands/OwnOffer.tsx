import { OfferFrame } from '../features/promotions/OfferFrame.tsx';
import { OFFERS, type Offer } from '../features/promotions/offers.ts';
import { late } from '../ui/late/late.tsx';

const OwnOffer = late<Pick<Offer, 'offer'>>(() =>
  import('../features/bonus/OwnOffer.tsx').then((module) => module.OwnOffer),
);

/** The player's own state of an offer, above its terms. */
export function Island({ of }: { of: string }) {
  const offer = OFFERS.find((one) => one.offer === of)?.offer;
  return (
    offer && <OfferFrame offer={offer} live={!import.meta.env.SSR && <OwnOffer offer={offer} />} />
  );
}
