import type { DocumentHead } from '../../content/document.ts';
import { paths } from '../../paths.ts';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';

/** public: guests only. common: everyone. protected: signed-in players only. */
export type Access = 'public' | 'common' | 'protected';

export interface RouteEntry {
  path: string;
  access: Access;
  title: string;
  screen: LazyScreen;
  /**
   * When the worker keeps its code: with the app itself, once the phone is idle, or only when it was
   * used, because it can do nothing without a network.
   */
  keep: 'first' | 'later' | 'online';
  /** The module of the screen, from the root of the project; a document's is its text. */
  module?: string;
  /** Written as HTML at build: it reads without JavaScript, and the worker keeps it. */
  isPrerendered?: true;
}

const landing = lazyScreen(() =>
  import('../../screens/LandingScreen.tsx').then((module) => module.LandingScreen),
);

const guestPage = (path: string, title: string): RouteEntry => ({
  path,
  access: 'public',
  title,
  screen: landing,
  keep: 'first',
});

/** A screen by its name. Which file holds it is fetched with the first: guests on the landing page never need it. */
function page(
  access: Access,
  path: string,
  title: string,
  name: string,
  keep: RouteEntry['keep'],
): RouteEntry {
  const screen = lazyScreen(async () => {
    const { loadScreen } = await import('./screens.ts');
    return loadScreen(name);
  });
  return { path, access, title, screen, keep, module: `src/screens/${name}Screen.tsx` };
}

/** Every file of src/content is a page of its own, prerendered, under its id. */
const documents = Object.values(
  import.meta.glob<DocumentHead>('../../content/**/*.md', {
    query: '?head',
    import: 'head',
    eager: true,
  }),
).map(({ id, title }): RouteEntry => {
  const screen = lazyScreen(async () => {
    const { documentScreen } = await import('../../screens/documentScreen.tsx');
    return documentScreen(id);
  });
  return { path: `/${id}`, access: 'common', title, screen, keep: 'later', isPrerendered: true };
});

/** Every path of the specification with its access class; static paths before parameters. */
export const routes: RouteEntry[] = [
  { ...guestPage(paths.landing, ''), isPrerendered: true },
  guestPage(paths.signIn, 'Sign in'),
  guestPage(paths.register, 'Register'),
  guestPage(paths.forgotPassword, 'Forgot password'),
  guestPage(paths.resetPassword, 'Reset password'),
  guestPage(paths.mobileNumber, 'Your mobile number'),
  guestPage(paths.verifyNumber, 'Verify your number'),

  ...documents,
  page('common', paths.match, 'Match', 'Match', 'later'),
  page('common', paths.sportsbook, 'Sportsbook', 'Sportsbook', 'later'),
  page('common', paths.betby, 'Betby sportsbook', 'Betby', 'online'),
  page('common', paths.maintenance, 'Maintenance', 'Maintenance', 'later'),
  page('common', paths.casinos, 'Casino', 'Casinos', 'online'),
  page('common', paths.casinoDesktop, 'Casino', 'CasinoDesktop', 'online'),
  page('common', paths.inbox, 'Messages', 'Inbox', 'later'),
  page('common', paths.saved, 'Saved on this phone', 'Saved', 'first'),
  page('common', paths.dataUse, 'Data use', 'DataUse', 'later'),

  page('protected', paths.sportCategory, 'Sports', 'SportCategory', 'later'),
  page('protected', paths.jetfair, 'Jetfair exchange', 'Jetfair', 'online'),
  page('protected', paths.kyc, 'Verify your identity', 'Kyc', 'later'),
  page('protected', paths.referral, 'Refer a friend', 'Referral', 'later'),
  page('protected', paths.cashier, 'Cashier', 'Cashier', 'later'),
  page('protected', paths.myBets, 'My bets', 'MyBets', 'first'),
  page('protected', paths.withdraw, 'Withdraw', 'Withdraw', 'later'),
  page('protected', paths.withdrawals, 'Withdrawals', 'Withdrawals', 'later'),
  page('protected', paths.slots, 'Slots', 'Slots', 'online'),
  page('protected', paths.kingmaker, 'Kingmaker', 'Kingmaker', 'online'),
  page('protected', paths.profile, 'Account', 'Profile', 'later'),
  page('protected', paths.bonuses, 'Bonuses', 'Bonuses', 'later'),
  page('protected', paths.bonus, 'Bonus', 'Bonus', 'later'),
  page('protected', paths.gateways, 'Deposit', 'Gateways', 'later'),
  page('protected', paths.deposits, 'Deposits', 'Deposits', 'later'),
  page('protected', paths.deposit, 'Deposit', 'Deposit', 'online'),
  page('protected', paths.home, 'Home', 'Home', 'first'),
  page('protected', paths.games, 'Games', 'Games', 'online'),
  page('protected', paths.auraGames, 'Live tables', 'AuraGames', 'online'),
  page('protected', paths.sportsProvider, 'Sports', 'SportsProvider', 'online'),
  page('protected', paths.withdrawGateways, 'Withdrawal methods', 'WithdrawGateways', 'later'),
  page('protected', paths.providers, 'Providers', 'Providers', 'online'),
  page('protected', paths.myAccount, 'My account', 'MyAccount', 'later'),
];

export const notFoundScreen = lazyScreen(() =>
  import('../../screens/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);
