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
      {OFFERS.map(({ offer, path, title, text, condition }) => (
        <li key={offer} className="offer-list__offer">
          <h2 className="offer-list__title">
            <Link href={path}>{title}</Link>
            {stateOf?.(offer)}
          </h2>
          <p className="offer-list__text">{text}</p>
          <p className="offer-list__condition">
            <b>Condition</b> {condition}
          </p>
        </li>
      ))}
    </ul>
  );
}
