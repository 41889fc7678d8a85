import './OfferStrip.css';
import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { mayBeOffered } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Strip } from '../../ui/layout/Strip.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OFFERS } from './offers.ts';

/** The offers in a row with their conditions; empty while the player may not play. */
export function OfferStrip() {
  const id = useId();
  const state = useStateOfPlay();
  if (!mayBeOffered(state)) return null;
  return (
    <section className="offer-strip" aria-labelledby={id}>
      <div className="offer-strip__head">
        <h2 id={id}>Offers</h2>
        <Link className="offer-strip__all" href={paths.promotions}>
          All<span className="visually-hidden"> offers</span>
        </Link>
      </div>
      <Strip>
        {OFFERS.map((one) => (
          <li key={one.offer}>
            <Link className="offer-strip__offer" href={one.path}>
              <OfferPicture of={one} />
              <span className="offer-strip__words">
                <b>{one.title}</b>
                <span className="offer-strip__condition">{one.condition}</span>
              </span>
            </Link>
          </li>
        ))}
      </Strip>
    </section>
  );
}
