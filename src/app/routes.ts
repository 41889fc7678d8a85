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

/** A document, prerendered: its title and description are those of its front matter. */
const document = (path: string, title: string): RouteEntry => ({
  ...built(
    'common',
    path,
    title,
    lazyScreen(async () => {
      const { documentScreens } = await import('./documentScreens.ts');
      return screenOf(documentScreens, path);
    }),
  ),
  isPrerendered: true,
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

  document(paths.contact, 'Contact us'),
  document(paths.privacy, 'Privacy policy'),
  document(paths.responsible, 'Responsible game'),
  document(paths.fairPlay, 'Fair play'),
  document(paths.gameRules, 'Game rules'),
  document(paths.terms, 'Terms & Conditions'),
  document(paths.termsJune2026, 'Terms & Conditions, version 0.9'),
  document(paths.gameRulesJune2026, 'Game rules, version 0.9'),
  document(paths.knowYourCustomer, 'Know your customer'),
  document(paths.antiMoneyLaundering, 'Anti-money-laundering policy'),
  document(paths.cookies, 'Cookies policy'),
  document(paths.faq, 'Questions and answers'),
  document(paths.about, 'About us'),
  document(paths.license, 'Licence'),
  later('common', paths.match, 'Match'),
  later('common', paths.sportsbook, 'Sportsbook'),
  later('common', paths.betby, 'Betby sportsbook'),
  later('common', paths.maintenance, 'Maintenance'),
  later('common', paths.casinos, 'Casino'),
  document(paths.downloadApk, 'Install the app'),
  document(paths.promotions, 'Promotions'),
  document(paths.affiliate, 'Affiliate programme'),
  { ...later('common', paths.casinoDesktop, 'Casino'), isExempt: true },
  document(paths.promotionSignup, 'Sign-up bonus'),
  document(paths.promotionWelcome, 'Welcome bonus'),
  document(paths.promotionCashback, 'Weekly cashback'),
  document(paths.promotionLuckyDraw, 'Weekly lucky draw'),
  document(paths.promotionReferral, 'Referral bonus'),
  document(paths.promotionDeposit, 'Deposit bonus'),
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
  later('protected', paths.profile, 'Account'),
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
