import type { DocumentHead } from '../../content/document.ts';
import { setting } from '../../env.ts';
import { paths } from '../../paths.ts';
import { type LateComponent, late } from '../../ui/late/late.tsx';
import { asPage, type ScreenProps } from './asPage.tsx';
import { screenList } from './screenList.ts';

/** public: guests only. common: everyone. protected: signed-in players only. */
export type Access = 'public' | 'common' | 'protected';

export interface RouteEntry {
  path: string;
  access: Access;
  title: string;
  screen: LateComponent<ScreenProps>;
  /**
   * When the worker keeps its code: with the app itself, once somebody is signed in, with the rules, once
   * the app is in use, or only when it was used itself, because it can do nothing without a network.
   */
  keep: 'first' | 'home' | 'rules' | 'later' | 'online';
  /** The module of the screen, from the root of the project. */
  module?: string;
  /** Written as HTML at build: it can be read without JavaScript, and the worker keeps it. */
  isPrerendered?: true;
}

const landing = late<ScreenProps>(
  () => import('../../screens/LandingScreen.tsx').then((module) => module.LandingScreen),
  asPage,
);

const guestPage = (path: string, title: string): RouteEntry => ({
  path,
  access: 'public',
  title,
  screen: landing,
  keep: 'first',
});

/** A screen by its folder and name. `screens.ts` finds its file and loads with the first screen. */
function page(
  access: Access,
  path: string,
  title: string,
  name: string,
  keep: RouteEntry['keep'],
): RouteEntry {
  const screen = late<ScreenProps>(async () => {
    const { loadScreen } = await screenList();
    return loadScreen(name);
  }, asPage);
  return { path, access, title, screen, keep, module: `src/screens/${name}Screen.tsx` };
}

/** Every file of src/content is a page of its own, under its id; the app only knows its name. */
const documents = Object.values(
  import.meta.glob<DocumentHead>('../../content/**/*.md', {
    query: '?head',
    import: 'head',
    eager: true,
  }),
).map(({ id, title, isOffer }): RouteEntry => {
  const screen = late<ScreenProps>(async () => {
    const { documentSlot } = await import('./documentSlot.tsx');
    return documentSlot(isOffer === true);
  }, asPage);
  return { path: `/${id}`, access: 'common', title, screen, keep: 'rules', isPrerendered: true };
});

/** Every path of the specification with its access class; static paths before those with parameters. */
const everyRoute: RouteEntry[] = [
  { ...guestPage(paths.landing, ''), isPrerendered: true },
  guestPage(paths.signIn, 'Log in'),
  guestPage(paths.register, 'Register'),
  guestPage(paths.forgotPassword, 'Forgot password'),
  guestPage(paths.resetPassword, 'Reset password'),
  guestPage(paths.mobileNumber, 'Your mobile number'),
  guestPage(paths.verifyNumber, 'Verify your number'),

  ...documents,
  page('common', paths.match, 'Match', 'betting/Match', 'later'),
  page('common', paths.sportsbook, 'Sportsbook', 'betting/Sportsbook', 'later'),
  page('common', paths.betby, 'Betby sportsbook', 'betting/Betby', 'online'),
  page('common', paths.maintenance, 'Maintenance', 'Maintenance', 'later'),
  page('common', paths.casinos, 'Casino', 'casino/Casinos', 'online'),
  page('common', paths.casinoDesktop, 'Casino', 'casino/CasinoDesktop', 'online'),
  page('common', paths.inbox, 'Messages', 'account/Inbox', 'later'),
  page('common', paths.saved, 'Saved on this phone', 'account/Saved', 'first'),
  page('common', paths.dataUse, 'Data use', 'account/DataUse', 'later'),

  page('protected', paths.sportCategory, 'Sports', 'betting/SportCategory', 'later'),
  page('protected', paths.jetfair, 'Jetfair exchange', 'betting/Jetfair', 'online'),
  page('protected', paths.kyc, 'Verify your identity', 'account/Kyc', 'later'),
  page('protected', paths.referral, 'Refer a friend', 'account/Referral', 'later'),
  page('protected', paths.cashier, 'Cashier', 'cashier/Cashier', 'later'),
  page('protected', paths.myBets, 'My bets', 'betting/MyBets', 'home'),
  page('protected', paths.withdraw, 'Withdraw', 'cashier/Withdraw', 'later'),
  page('protected', paths.withdrawals, 'Withdrawals', 'cashier/Withdrawals', 'later'),
  page('protected', paths.slots, 'Slots', 'casino/Slots', 'online'),
  page('protected', paths.kingmaker, 'Kingmaker', 'casino/Kingmaker', 'online'),
  page('protected', paths.profile, 'Profile and settings', 'account/Profile', 'later'),
  page('protected', paths.bonuses, 'Bonuses', 'cashier/Bonuses', 'later'),
  page('protected', paths.bonus, 'Bonus', 'cashier/Bonus', 'later'),
  page('protected', paths.gateways, 'Deposit', 'cashier/Gateways', 'later'),
  page('protected', paths.deposits, 'Deposits', 'cashier/Deposits', 'later'),
  page('protected', paths.deposit, 'Deposit', 'cashier/Deposit', 'online'),
  page('protected', paths.home, 'Home', 'betting/Home', 'home'),
  page('protected', paths.games, 'Games', 'casino/Games', 'online'),
  page('protected', paths.auraGames, 'Live tables', 'casino/AuraGames', 'online'),
  page('protected', paths.sportsProvider, 'Sports', 'betting/SportsProvider', 'online'),
  page(
    'protected',
    paths.withdrawGateways,
    'Withdrawal methods',
    'cashier/WithdrawGateways',
    'later',
  ),
  page('protected', paths.providers, 'Providers', 'casino/Providers', 'online'),
  page('protected', paths.myAccount, 'Account', 'account/MyAccount', 'later'),
];

/** Which screens the site does without, as a regular expression; nothing: none. */
const off = setting('off', '');

export const routes = everyRoute.filter(({ module }) => !off || !module?.match(off));

export const notFoundScreen = late<ScreenProps>(
  () => import('../../screens/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
  asPage,
);
