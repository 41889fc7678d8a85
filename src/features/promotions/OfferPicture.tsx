import './OfferPicture.css';
import type { Offer } from './offers.ts';

/** The figure that an offer is about, before its coins. The words beside it say the same. */
export function OfferPicture({ of: { offer, amount, before } }: { of: Offer }) {
  return (
    <div className={`offer-picture offer-picture--${offer}`} aria-hidden="true">
      <span className="offer-picture__before">{before ?? 'You get'}</span>
      <span className="offer-picture__amount">{amount}</span>
    </div>
  );
}
