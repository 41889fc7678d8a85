import type { DocumentHead } from '../content/document.ts';
import { paths } from '../paths.ts';
import { type LazyScreen, lazyScreen, type ScreenTable } from './lazyScreen.ts';

/** public: guests only. common: everyone. protected: signed-in players only. */
export type Access = 'public' | 'common' | 'protected';

export interface RouteEntry {
  path: string;
  access: Access;
  title: string;
  screen: LazyScreen;
  /** Written as HTML at build: it reads without JavaScript, and the worker keeps it. */
  isPrerendered?: true;
  /** Exempt from the redirects: the routes of the specification that contain `desktop`. */
  isExempt?: true;
}

const landing = lazyScreen(() =>
  import('../screens/LandingScreen.tsx').then((module) => module.LandingScreen),
);

const built = (access: Access, path: string, title: string, screen: LazyScreen): RouteEntry => ({
  path,
  access,
  title,
  screen,
});

/** Where the code of all these lies, only those need to know who go beyond the landing page. */
const later = (access: Access, path: string, title: string): RouteEntry =>
  built(
    access,
    path,
    title,
    lazyScreen(async () => {
      const { laterScreens } = await import('./laterScreens.ts');
      return screenOf(laterScreens, path);
    }),
  );

/** Every file of src/content is a page of its own, prerendered, under its id. */
const documents = Object.values(
  import.meta.glob<DocumentHead>('../content/**/*.md', {
    query: '?head',
    import: 'head',
    eager: true,
  }),
).map(({ id, title }): RouteEntry => {
  const screen = lazyScreen(async () => {
    const { documentScreen } = await import('../screens/documentScreen.tsx');
    return documentScreen(id);
  });
  return { ...built('common', `/${id}`, title, screen), isPrerendered: true };
});

function screenOf(screens: ScreenTable, path: string) {
  const load = screens[path];
  if (!load) throw new Error(`${path} has no screen`);
  return load();
}

/** Every path of the specification with its access class; static paths before parameters. */
export const routes: RouteEntry[] = [
  { ...built('public', paths.landing, '', landing), isPrerendered: true },
  built('public', paths.signIn, 'Sign in', landing),
  built('public', paths.register, 'Register', landing),
  built('public', paths.forgotPassword, 'Forgot password', landing),
  built('public', paths.resetPassword, 'Reset password', landing),
  built('public', paths.mobileNumber, 'Your mobile number', landing),
  built('public', paths.verifyNumber, 'Verify your number', landing),

  ...documents,
  later('common', paths.match, 'Match'),
  later('common', paths.sportsbook, 'Sportsbook'),
  later('common', paths.betby, 'Betby sportsbook'),
  later('common', paths.maintenance, 'Maintenance'),
  later('common', paths.casinos, 'Casino'),
  { ...later('common', paths.casinoDesktop, 'Casino'), isExempt: true },
  later('common', paths.inbox, 'Messages'),
  later('common', paths.saved, 'Saved on this phone'),
  later('common', paths.dataUse, 'Data use'),

  later('protected', paths.sportCategory, 'Sports'),
  later('protected', paths.jetfair, 'Jetfair exchange'),
  later('protected', paths.kyc, 'Verify your identity'),
  later('protected', paths.referral, 'Refer a friend'),
  later('protected', paths.cashier, 'Cashier'),
  later('protected', paths.myBets, 'My bets'),
  later('protected', paths.withdraw, 'Withdraw'),
  later('protected', paths.withdrawals, 'Withdrawals'),
  later('protected', paths.slots, 'Slots'),
  later('protected', paths.kingmaker, 'Kingmaker'),
  later('protected', paths.profile, 'Profile'),
  later('protected', paths.bonuses, 'Bonuses'),
  later('protected', paths.bonus, 'Bonus'),
  later('protected', paths.gateways, 'Deposit'),
  later('protected', paths.deposits, 'Deposits'),
  later('protected', paths.deposit, 'Deposit'),
  later('protected', paths.home, 'Home'),
  later('protected', paths.games, 'Games'),
  later('protected', paths.auraGames, 'Live tables'),
  later('protected', paths.sportsProvider, 'Sports'),
  later('protected', paths.withdrawGateways, 'Withdrawal methods'),
  later('protected', paths.providers, 'Providers'),
  later('protected', paths.myAccount, 'My account'),
];

export const notFoundScreen = lazyScreen(() =>
  import('../screens/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);
