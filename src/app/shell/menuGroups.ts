import { href, paths } from '../../paths.ts';
import { megaphoneIcon, pageIcon, playIcon, searchIcon, trophyIcon } from '../../ui/icon/icons.ts';
import {
  barsIcon,
  bookmarkIcon,
  chatIcon,
  downloadIcon,
  envelopeIcon,
  exchangeIcon,
  frameIcon,
  friendIcon,
  giftIcon,
  leagueIcon,
  questionIcon,
  shieldIcon,
  slidersIcon,
  tableIcon,
  walletIcon,
} from '../../ui/icon/menuIcons.ts';
import { betsIcon, casinoIcon, sportsbookIcon, userIcon } from '../../ui/icon/shellIcons.ts';

type Place = readonly [icon: string, label: string, to: string];

/** By what somebody comes for; a guest sees what needs no account. */
export const MENU_GROUPS: readonly {
  title: string;
  players: readonly Place[];
  everyone: readonly Place[];
}[] = [
  {
    title: 'Money',
    players: [
      [walletIcon, 'Cashier', paths.cashier],
      [userIcon, 'Account', paths.myAccount],
      [giftIcon, 'Bonuses', paths.bonuses],
      [friendIcon, 'Refer a friend', paths.referral],
    ],
    everyone: [[megaphoneIcon, 'Promotions', paths.promotions]],
  },
  {
    title: 'Bets',
    players: [
      [betsIcon, 'My bets', paths.myBets],
      [playIcon, 'In play', href(paths.sportCategory, { category: 'inplay' })],
      [searchIcon, 'Search', `${href(paths.sportCategory, { category: 'inplay' })}?view=search`],
    ],
    everyone: [
      [sportsbookIcon, 'Sportsbook', paths.sportsbook],
      [trophyIcon, 'Jackpot 12', paths.jackpot],
      [frameIcon, 'Betby sportsbook', paths.betby],
      [exchangeIcon, 'Jetfair exchange', paths.jetfair],
    ],
  },
  {
    title: 'Games',
    players: [],
    everyone: [
      [casinoIcon, 'Casino', paths.casinos],
      [tableIcon, 'Live tables', paths.auraGames],
      [leagueIcon, 'Virtual league', paths.virtuals],
    ],
  },
  {
    title: 'Help',
    players: [[chatIcon, 'Your messages to us', `${paths.contact}#write-to-us`]],
    everyone: [
      [envelopeIcon, 'Contact us', paths.contact],
      [questionIcon, 'Help & FAQ', paths.faq],
      [pageIcon, 'Game rules', paths.gameRules],
      [shieldIcon, 'Responsible gaming', paths.responsible],
    ],
  },
  {
    title: 'This phone',
    players: [[slidersIcon, 'Profile and settings', paths.profile]],
    everyone: [
      [downloadIcon, 'Install the app', paths.downloadApk],
      [bookmarkIcon, 'Saved pages', paths.saved],
      [barsIcon, 'Data use', paths.dataUse],
    ],
  },
];
