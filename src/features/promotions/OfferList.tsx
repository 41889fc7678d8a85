import './OfferList.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OfferPicture } from './OfferPicture.tsx';
import { OFFERS, type Offer } from './offers.ts';

interface OfferListProps {
  /** Shows where an offer is for this player: available, active, used, ended. */
  stateOf?(offer: Offer['offer']): ReactNode;
}

/** All offers with their conditions. */
export function OfferList({ stateOf }: OfferListProps) {
  return (
    <ul className="offer-list">
      {OFFERS.map((one) => (
        <li key={one.offer} className="offer-list__offer">
          <OfferPicture of={one} />
          <div className="offer-list__words">
            <h2 className="offer-list__title">
              <Link href={one.path}>{one.title}</Link>
              {stateOf?.(one.offer)}
            </h2>
            <p className="offer-list__text">{one.text}</p>
            <p className="offer-list__condition">
              <b>Condition:</b> {one.condition}
            </p>
            {/* The link is the title, which covers the card. */}
            <span className="offer-list__see" aria-hidden="true">
              See offer
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
