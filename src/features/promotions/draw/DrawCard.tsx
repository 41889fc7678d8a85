import './DrawCard.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { session } from '../../../state/session/session.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { classes } from '../../../ui/classes.ts';
import { OfferPicture } from '../OfferPicture.tsx';
import { OFFERS } from '../offers.ts';
import { DrawSkeleton } from './DrawSkeleton.tsx';

interface DrawCardProps {
  /** What is in the draw now; missing where the terms are read without the app. */
  live: ReactNode;
}

const DRAW = OFFERS.find(({ offer }) => offer === 'lucky-draw');

/** The draw of this week. */
export function DrawCard({ live }: DrawCardProps) {
  const { isAuth } = useSnapshot(session);
  return (
    <section
      className={classes('draw-card', isAuth && 'draw-card--own')}
      aria-labelledby="draw-title"
    >
      {DRAW && <OfferPicture of={DRAW} />}
      <h2 id="draw-title">The next draw</h2>
      {live || (
        <>
          <div className="draw-card__guest">
            <p>Every Monday at 12:00, Lagos time.</p>
            <Link className={buttonClass({ kind: 'action' })} href={paths.signIn}>
              Log in to join
            </Link>
          </div>
          {/* Until the app is here and knows the player's tickets. */}
          <DrawSkeleton />
        </>
      )}
    </section>
  );
}
