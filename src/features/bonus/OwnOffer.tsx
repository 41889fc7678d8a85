import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { isOffForDemo } from '../../domain/account/demoOffers.ts';
import { paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { session } from '../../state/session/session.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Loading } from '../../ui/status/Loading.tsx';
import { BonusCard } from './BonusCard.tsx';
import { bonusOfOffer } from './offerStates.ts';

/** Paid in cash, by friend: there is no bonus of it to have. */
const FRIENDS = {
  picture: 'friends',
  title: 'Your friends',
  text: 'Your link, who joined through it, and what you have earned.',
  link: { to: paths.referral, label: 'Refer a friend' },
} as const;

const NO_BONUS = {
  picture: 'gift',
  title: "You don't have this bonus",
  text: 'See below how to get it.',
  link: { to: paths.bonuses, label: 'Your bonuses' },
} as const;

const OFF_FOR_DEMO = {
  picture: 'gift',
  title: 'Off for the demo account',
  text: 'It is for accounts with a name of their own.',
} as const;

interface OwnOfferProps {
  offer: Bonus['offer'];
  /** The place of the card until the player's bonuses are here. */
  waiting: ReactNode;
}

/** The player's own bonus of an offer: how it stands, and a way to take it. */
export function OwnOffer({ offer, waiting }: OwnOfferProps) {
  const { user } = useSnapshot(session);
  const { data, status } = useFreshList(bonuses);
  if (user?.isDemo && isOffForDemo(offer)) return <EmptyState {...OFF_FOR_DEMO} />;
  const bonus = data && bonusOfOffer(data.bonuses, offer);
  if (bonus) return <BonusCard bonus={bonus} isOfOffer />;
  if (data) {
    const { link, ...told } = offer === 'referral' ? FRIENDS : NO_BONUS;
    return (
      <EmptyState {...told}>
        <Link className={buttonClass({ kind: 'quiet' })} href={link.to}>
          {link.label}
        </Link>
      </EmptyState>
    );
  }
  if (status !== 'failed') return <Loading label="Loading your bonuses">{waiting}</Loading>;
  return <p role="status">Couldn't load your bonuses. Open this page again when you're online.</p>;
}
