import { paths } from '../../paths.ts';
import { bankIcon, cardIcon, pageIcon } from '../../ui/icon/icons.ts';
import {
  barsIcon,
  bookmarkIcon,
  chatIcon,
  envelopeIcon,
  friendIcon,
  giftIcon,
  shieldIcon,
  slidersIcon,
  walletIcon,
} from '../../ui/icon/menuIcons.ts';
import { betsIcon, depositIcon } from '../../ui/icon/shellIcons.ts';

export interface AccountPlace {
  icon: string;
  label: string;
  to: string;
  /** Pages below it, by how their addresses begin. */
  below?: string;
  /** On the account page its own parts or buttons lead there. */
  isRailOnly?: true;
  /** Hidden during a break. */
  isOffer?: true;
}

const IDENTITY = 'Verify your identity';

/** Everything of the account by group, for its page and for the column beside its pages. */
const GROUPS: readonly { title: string; places: readonly AccountPlace[]; hasLimits?: true }[] = [
  {
    title: 'Money and bets',
    places: [
      { icon: pageIcon, label: 'Statement', to: paths.myAccount, isRailOnly: true },
      { icon: walletIcon, label: 'Cashier', to: paths.cashier },
      {
        icon: depositIcon,
        label: 'Deposit',
        to: paths.gateways,
        below: '/deposit/',
        isRailOnly: true,
        isOffer: true,
      },
      {
        icon: bankIcon,
        label: 'Withdraw',
        to: paths.withdraw,
        below: '/withdraw/',
        isRailOnly: true,
      },
      { icon: cardIcon, label: 'Your deposits', to: paths.deposits },
      { icon: bankIcon, label: 'Your withdrawals', to: paths.withdrawals },
      { icon: giftIcon, label: 'Bonuses', to: paths.bonuses, below: '/bonus/', isOffer: true },
      { icon: betsIcon, label: 'My bets', to: paths.myBets },
    ],
  },
  {
    title: 'You and this phone',
    places: [
      { icon: envelopeIcon, label: 'Messages', to: paths.inbox },
      { icon: friendIcon, label: 'Refer a friend', to: paths.referral, isOffer: true },
      { icon: shieldIcon, label: IDENTITY, to: paths.kyc },
      { icon: slidersIcon, label: 'Profile and settings', to: paths.profile },
      { icon: bookmarkIcon, label: 'Saved pages', to: paths.saved, isRailOnly: true },
      { icon: barsIcon, label: 'Data use', to: paths.dataUse, isRailOnly: true },
    ],
    hasLimits: true,
  },
  {
    title: 'Help',
    places: [{ icon: chatIcon, label: 'Write to us', to: `${paths.contact}#write-to-us` }],
  },
];

/** The groups as a player sees them: whoever is verified is not asked to verify. */
export const accountGroups = (isVerified: boolean) =>
  GROUPS.map((group) => ({
    ...group,
    places: group.places.map((place) =>
      isVerified && place.label === IDENTITY ? { ...place, label: 'Your identity' } : place,
    ),
  }));

/** The place that a page belongs to. `/deposit/list` is one itself, though it begins like a deposit. */
export function accountPlaceOf(path: string): string | undefined {
  const places = GROUPS.flatMap((group) => group.places);
  const own = places.find(({ to }) => to === path);
  return (own ?? places.find(({ below }) => below !== undefined && path.startsWith(below)))?.to;
}
