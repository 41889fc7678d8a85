import { OfferFrame } from '../features/promotions/OfferFrame.tsx';
import { OfferSkeleton } from '../features/promotions/OfferSkeleton.tsx';
import { OFFERS } from '../features/promotions/offers.ts';
import { late } from '../ui/late/late.tsx';

const waiting = <OfferSkeleton />;

const OwnOffer = late(
  () => import('../features/bonus/OwnOffer.tsx').then((module) => module.OwnOffer),
  { waiting },
);

/** The player's own state of an offer, above its terms. */
export function OwnOfferIsland({ of }: { of: string }) {
  const offer = OFFERS.find((one) => one.offer === of)?.offer;
  if (!offer) return undefined;
  const live = !import.meta.env.SSR && <OwnOffer offer={offer} waiting={waiting} />;
  return <OfferFrame offer={offer} live={live} />;
}
