import './OfferList.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OFFERS, type Offer } from './offers.ts';

interface OfferListProps {
  /** Shows where an offer is for this player: available, active, used, ended. */
  stateOf?(offer: Offer['offer']): ReactNode;
}

/** All offers with their conditions. */
export function OfferList({ stateOf }: OfferListProps) {
  return (
    <ul className="offer-list">
      {OFFERS.map(({ offer, path, title, amount, before, text, condition }) => (
        <li key={offer} className="offer-list__offer">
          <div className={`offer-list__picture offer-list__picture--${offer}`} aria-hidden="true">
            <span className="offer-list__before">{before ?? 'You get'}</span>
            <span className="offer-list__amount">{amount}</span>
          </div>
          <div className="offer-list__words">
            <h2 className="offer-list__title">
              <Link href={path}>{title}</Link>
              {stateOf?.(offer)}
            </h2>
            <p className="offer-list__text">{text}</p>
            <p className="offer-list__condition">
              <b>Condition</b> {condition}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
