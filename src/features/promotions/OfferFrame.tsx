import './OfferFrame.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../state/session/session.ts';

interface OfferFrameProps {
  /** The player's own bonus of the offer; missing where the terms are read without the app. */
  live: ReactNode;
}

/** Where an offer is for the player, above its terms. It has its room before anything of it has come. */
export function OfferFrame({ live }: OfferFrameProps) {
  const { isAuth } = useSnapshot(session);
  return (
    <section className="offer-frame" aria-labelledby="offer-frame-title">
      <h2 id="offer-frame-title">This offer and you</h2>
      {isAuth && live ? live : <p>Log in to see if it is open to you.</p>}
    </section>
  );
}
