import './OfferFrame.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { session } from '../../state/session/session.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { classes } from '../../ui/classes.ts';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferSkeleton } from './OfferSkeleton.tsx';
import { OFFERS, type Offer } from './offers.ts';

interface OfferFrameProps {
  offer: Offer['offer'];
  /** The player's own bonus of the offer; missing where the terms are read without the app. */
  live: ReactNode;
}

/** Where an offer is for the player, above its terms. It has its room before anything of it has come. */
export function OfferFrame({ offer, live }: OfferFrameProps) {
  const { isAuth } = useSnapshot(session);
  const picture = OFFERS.find((one) => one.offer === offer);
  const isOwn = isAuth && Boolean(live);
  return (
    <section
      className={classes('offer-frame', isOwn && 'offer-frame--own')}
      aria-labelledby="offer-frame-title"
    >
      {picture && <OfferPicture of={picture} />}
      <h2 id="offer-frame-title">Your bonus</h2>
      <div className="offer-frame__own">
        {isOwn ? (
          live
        ) : (
          <>
            <Guest />
            {/* Until the app is here and knows the player's own state. */}
            <OfferSkeleton />
          </>
        )}
      </div>
    </section>
  );
}

function Guest() {
  return (
    <div className="offer-frame__guest">
      <p>Log in to see if it is open to you.</p>
      <Link className={buttonClass({ kind: 'action', isWide: true })} href={paths.register}>
        Register
      </Link>
    </div>
  );
}
