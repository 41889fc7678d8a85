import { paths } from './paths.ts';

/** public: guests only. common: everyone. protected: signed-in players only. */
export type Access = 'public' | 'common' | 'protected';

/** What app and build know of a page. */
export interface RouteLine {
  path: string;
  access: Access;
  title: string;
  /** `betting/Match` is the export `MatchScreen` of `src/screens/betting/MatchScreen.tsx`. */
  screen: string;
  /**
   * When the worker keeps its code: with the app, which has players' pages for players alone; with the rest, once the
   * app is in use; or no earlier than it was used itself, because it can do nothing without a network.
   */
  offline: 'app' | 'rest' | 'no';
  /** People send each other its address, often to a phone that has nothing of the app: it is asked for ahead. */
  prefetch?: true;
  /** Takes a phone's whole screen, also while its code loads, so that nothing moves when it comes. */
  isWhole?: true;
}

function line(
  access: Access,
  path: string,
  title: string,
  screen: string,
  offline: RouteLine['offline'],
): RouteLine {
  return { path, access, title, screen, offline };
}

const { landing, signIn, register, forgotPassword, resetPassword, mobileNumber, verifyNumber } =
  paths;

/**
 * Every page but the documents, which are files of `src/content`; static paths before those with parameters. It imports
 * nothing but addresses, because the build reads it, too.
 */
export const routeTable: readonly RouteLine[] = [
  line('public', landing, '', 'Landing', 'app'),
  line('public', signIn, 'Log in', 'Landing', 'app'),
  line('public', register, 'Register', 'Landing', 'app'),
  line('public', forgotPassword, 'Forgot password', 'Landing', 'app'),
  line('public', resetPassword, 'Reset password', 'Landing', 'app'),
  line('public', mobileNumber, 'Your mobile number', 'Landing', 'app'),
  line('public', verifyNumber, 'Verify your number', 'Landing', 'app'),

  { ...line('common', paths.match, 'Match', 'betting/Match', 'rest'), prefetch: true },
  {
    ...line('common', paths.sportsbook, 'Sportsbook', 'betting/Sportsbook', 'rest'),
    prefetch: true,
  },
  line('common', paths.betby, 'Betby sportsbook', 'betting/Betby', 'no'),
  line('common', paths.maintenance, 'Maintenance', 'Maintenance', 'rest'),
  line('common', paths.casinos, 'Casino', 'casino/Casinos', 'no'),
  line('common', paths.casinoDesktop, 'Casino', 'casino/CasinoDesktop', 'no'),
  line('common', paths.inbox, 'Messages', 'account/Inbox', 'rest'),
  line('common', paths.saved, 'Saved on this phone', 'account/Saved', 'app'),
  line('common', paths.dataUse, 'Data use', 'account/DataUse', 'rest'),

  line('protected', paths.sportCategory, 'Sports', 'betting/SportCategory', 'rest'),
  line('protected', paths.jetfair, 'Jetfair exchange', 'betting/Jetfair', 'no'),
  line('protected', paths.kyc, 'Verify your identity', 'account/Kyc', 'rest'),
  line('protected', paths.referral, 'Refer a friend', 'account/Referral', 'rest'),
  line('protected', paths.cashier, 'Cashier', 'cashier/Cashier', 'rest'),
  line('protected', paths.myBets, 'My bets', 'betting/MyBets', 'app'),
  line('protected', paths.withdraw, 'Withdraw', 'cashier/Withdraw', 'rest'),
  line('protected', paths.withdrawals, 'Withdrawals', 'cashier/Withdrawals', 'rest'),
  line('protected', paths.slots, 'Slots', 'casino/Slots', 'no'),
  line('protected', paths.kingmaker, 'Kingmaker', 'casino/Kingmaker', 'no'),
  line('protected', paths.profile, 'Profile and settings', 'account/Profile', 'rest'),
  line('protected', paths.bonuses, 'Bonuses', 'cashier/Bonuses', 'rest'),
  line('protected', paths.bonus, 'Bonus', 'cashier/Bonus', 'rest'),
  line('protected', paths.gateways, 'Deposit', 'cashier/Gateways', 'rest'),
  line('protected', paths.deposits, 'Deposits', 'cashier/Deposits', 'rest'),
  line('protected', paths.deposit, 'Deposit', 'cashier/Deposit', 'no'),
  line('protected', paths.home, 'Home', 'betting/Home', 'app'),
  line('protected', paths.games, 'Games', 'casino/Games', 'no'),
  { ...line('protected', paths.auraGames, 'Live tables', 'casino/AuraGames', 'no'), isWhole: true },
  {
    ...line('protected', paths.virtuals, 'Virtual league', 'casino/Virtuals', 'no'),
    isWhole: true,
  },
  { ...line('protected', paths.jackpot, 'Jackpot 12', 'betting/Jackpot', 'rest'), isWhole: true },
  line('protected', paths.sportsProvider, 'Sports', 'betting/SportsProvider', 'no'),
  line(
    'protected',
    paths.withdrawGateways,
    'Withdrawal methods',
    'cashier/WithdrawGateways',
    'rest',
  ),
  line('protected', paths.providers, 'Providers', 'casino/Providers', 'no'),
  line('protected', paths.myAccount, 'Account', 'account/MyAccount', 'rest'),
];

/** Pages for guests only. A signed-in player is redirected from them. */
export const guestPaths: readonly string[] = routeTable.flatMap(({ access, path }) =>
  access === 'public' ? path : [],
);

/** The module of a screen, from the root of the project. */
export const screenModule = (screen: string) => `src/screens/${screen}Screen.tsx`;
