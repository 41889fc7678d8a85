import type { Announcement, Banner } from '../../../src/contract/content.ts';
import { operatorMessages } from '../../domain/operator/messages.ts';
import { mayBeOffered } from '../../domain/play/mayBeOffered.ts';
import type { SomeRules } from '../everyRule.ts';

export const BANNERS: Banner[] = [
  {
    bannerId: 'referral',
    order: 4,
    title: 'Bring a friend',
    text: '₦500 for you when they first deposit ₦1,000',
    href: '/promotion-referral-bonus',
    action: 'How it works',
  },
  {
    bannerId: 'welcome',
    order: 1,
    title: 'Welcome bonus',
    text: '100% of your first deposit, up to ₦50,000',
    href: '/promotion-welcome-bonus',
    action: 'See the terms',
  },
  {
    bannerId: 'exchange',
    order: 2,
    title: 'Back and lay',
    text: 'Be the bookmaker: on the exchange you choose the price',
    href: '/gamesrule',
    action: 'Learn how',
  },
  {
    bannerId: 'cashback',
    order: 3,
    title: 'Weekly cashback',
    text: "10% of last week's losses, every Tuesday",
    href: '/promotion-weekly-cashback',
    action: 'Try an amount',
  },
  {
    bannerId: 'safer',
    order: 5,
    title: 'Stay in control',
    text: 'Set a deposit limit in a minute',
    href: '/responsiblegame',
    action: 'Set a limit',
  },
];

/** The operator's slides and messages. Slides come unsorted, as operators send them. */
export const contentRules = {
  getBanners: () => ({ banners: BANNERS }),
  listAnnouncements: ({ operator, account, at }) => {
    const { db } = operator;
    const showsOffers = !account || mayBeOffered(operator, account.accountId);
    const own = account ? db.announcements.where('accountId', account.accountId) : [];
    const written = [...db.announcements.where('accountId', null), ...own].map(
      ({ accountId, href, isOffer, ...told }): Announcement => ({
        ...told,
        audience: accountId === null ? 'everybody' : 'player',
        ...(href !== null && { href }),
        ...(isOffer && { isOffer }),
      }),
    );
    return {
      asOf: at,
      announcements: [...written, ...operatorMessages(operator, at)]
        .filter(({ isOffer }) => !isOffer || showsOffers)
        // What was told before somebody joined is no news to them.
        .filter((told) => told.at >= (account?.registeredAt ?? 0))
        .sort((one, other) => other.at - one.at),
    };
  },
} satisfies SomeRules;
