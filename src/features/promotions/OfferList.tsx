import './OfferList.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OFFERS } from './offers.ts';

interface OfferListProps {
  /** Where an offer stands for this player (available, active, used, ended), by its id. */
  states?: Readonly<Record<string, ReactNode>>;
}

/** Each offer with its condition beside it. */
export function OfferList({ states }: OfferListProps) {
  return (
    <ul className="offer-list">
      {OFFERS.map(({ id, path, title, text, condition }) => (
        <li key={id} className="offer-list__offer">
          <h2 className="offer-list__title">
            <Link href={path}>{title}</Link>
            {states?.[id]}
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
