import './OfferPicture.css';
import { OFFER_SIGNS } from './offerSigns.ts';
import type { Offer } from './offers.ts';

/** The figure that an offer is about, and what kind of offer it is, drawn. The words beside it say the same. */
export function OfferPicture({ of: { offer, amount, before } }: { of: Offer }) {
  return (
    <div className={`offer-picture offer-picture--${offer}`} aria-hidden="true">
      <svg className="offer-picture__sign" viewBox="0 0 48 48" aria-hidden="true">
        <path fillRule="evenodd" d={OFFER_SIGNS[offer]} />
      </svg>
      <span className="offer-picture__before">{before ?? 'You get'}</span>
      <span className="offer-picture__amount">{amount}</span>
    </div>
  );
}
