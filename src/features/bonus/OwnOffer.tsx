import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Loading } from '../../ui/status/Loading.tsx';
import { BonusCard } from './BonusCard.tsx';
import { bonusOfOffer } from './offerStates.ts';

interface OwnOfferProps {
  offer: Bonus['offer'];
  /** The place of the card until the player's bonuses are here. */
  waiting: ReactNode;
}

/** The player's own bonus of an offer: how it stands, and a way to take it. */
export function OwnOffer({ offer, waiting }: OwnOfferProps) {
  const { data, status } = useFreshList(bonuses);
  const bonus = data && bonusOfOffer(data.bonuses, offer);
  if (bonus) return <BonusCard bonus={bonus} isOfOffer />;
  // Paid in cash, by friend: there is no bonus of it to have.
  if (data && offer === 'referral') {
    return (
      <EmptyState
        picture="friends"
        title="Your friends"
        text="Your link, who joined by it, and what you have earned."
      >
        <Link className={buttonClass({ kind: 'quiet' })} href={paths.referral}>
          Refer a friend
        </Link>
      </EmptyState>
    );
  }
  if (data) {
    return (
      <EmptyState picture="gift" title="You don't have this bonus" text="Read below how to get it.">
        <Link className={buttonClass({ kind: 'quiet' })} href={paths.bonuses}>
          Your bonuses
        </Link>
      </EmptyState>
    );
  }
  if (status !== 'failed') return <Loading label="Loading your bonuses">{waiting}</Loading>;
  return <p role="status">Couldn't load your bonuses. Open this page again when you're online.</p>;
}
