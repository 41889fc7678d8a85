import { paths } from '../paths.ts';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';

/** public: guests only. common: everyone. protected: signed-in players only. */
export type Access = 'public' | 'common' | 'protected';

export interface RouteEntry {
  path: string;
  access: Access;
  title: string;
  screen: LazyScreen;
  /** Present on pages that are prerendered: what search engines and shared links say of them. */
  description?: string;
  /** The page that says honestly that this one is not built; a test counts them. */
  isUnbuilt?: true;
  /** Exempt from the redirects: the routes of the specification that contain `desktop`. */
  isExempt?: true;
}

const landing = lazyScreen(() =>
  import('../screens/LandingScreen.tsx').then((module) => module.LandingScreen),
);
const home = lazyScreen(() =>
  import('../screens/HomeScreen.tsx').then((module) => module.HomeScreen),
);
const match = lazyScreen(() =>
  import('../screens/MatchScreen.tsx').then((module) => module.MatchScreen),
);
const myBets = lazyScreen(() =>
  import('../screens/MyBetsScreen.tsx').then((module) => module.MyBetsScreen),
);
const category = lazyScreen(() =>
  import('../screens/SportCategoryScreen.tsx').then((module) => module.SportCategoryScreen),
);
const terms = lazyScreen(() =>
  import('../screens/TermsScreen.tsx').then((module) => module.TermsScreen),
);
const unbuiltScreen = lazyScreen(() =>
  import('../screens/UnbuiltScreen.tsx').then((module) => module.UnbuiltScreen),
);

const built = (access: Access, path: string, title: string, screen: LazyScreen): RouteEntry => ({
  path,
  access,
  title,
  screen,
});

const unbuilt = (access: Access, path: string, title: string): RouteEntry => ({
  path,
  access,
  title,
  screen: unbuiltScreen,
  isUnbuilt: true,
});

/** Every path of the specification with its access class; static paths before parameters. */
export const routes: RouteEntry[] = [
  {
    ...built('public', paths.landing, '', landing),
    description:
      'Back and lay cricket, soccer and tennis, with live prices that say how old they are.',
  },
  built('public', paths.signIn, 'Sign in', landing),
  built('public', paths.register, 'Register', landing),
  built('public', paths.forgotPassword, 'Forgot password', landing),
  built('public', paths.resetPassword, 'Reset password', landing),
  built('public', paths.mobileNumber, 'Your mobile number', landing),
  built('public', paths.verifyNumber, 'Verify your number', landing),

  unbuilt('common', paths.contact, 'Contact us'),
  unbuilt('common', paths.privacy, 'Privacy policy'),
  unbuilt('common', paths.responsible, 'Responsible game'),
  unbuilt('common', paths.fairPlay, 'Fair play'),
  unbuilt('common', paths.gameRules, 'Game rules'),
  {
    ...built('common', paths.terms, 'Terms & Conditions', terms),
    description: 'The terms of the Oja account: bets, voids, limits, withdrawals and disputes.',
  },
  unbuilt('common', paths.knowYourCustomer, 'Know your customer'),
  unbuilt('common', paths.antiMoneyLaundering, 'Anti-money-laundering policy'),
  unbuilt('common', paths.cookies, 'Cookies policy'),
  unbuilt('common', paths.faq, 'Questions and answers'),
  unbuilt('common', paths.about, 'About us'),
  unbuilt('common', paths.license, 'Licence'),
  built('common', paths.match, 'Match', match),
  unbuilt('common', paths.sportsbook, 'Sportsbook'),
  unbuilt('common', paths.betby, 'Betby sportsbook'),
  unbuilt('common', paths.maintenance, 'Maintenance'),
  unbuilt('common', paths.casinos, 'Casino'),
  unbuilt('common', paths.downloadApk, 'Install the app'),
  unbuilt('common', paths.promotions, 'Promotions'),
  unbuilt('common', paths.affiliate, 'Affiliate programme'),
  { ...unbuilt('common', paths.casinoDesktop, 'Casino'), isExempt: true },
  unbuilt('common', paths.promotionSignup, 'Sign-up bonus'),
  unbuilt('common', paths.promotionWelcome, 'Welcome bonus'),
  unbuilt('common', paths.promotionCashback, 'Weekly cashback'),
  unbuilt('common', paths.promotionLuckyDraw, 'Weekly lucky draw'),
  unbuilt('common', paths.promotionReferral, 'Referral bonus'),
  unbuilt('common', paths.promotionDeposit, 'Deposit bonus'),
  unbuilt('common', paths.inbox, 'Messages'),

  built('protected', paths.sportCategory, 'Sports', category),
  unbuilt('protected', paths.jetfair, 'Jetfair exchange'),
  unbuilt('protected', paths.kyc, 'Verify your identity'),
  unbuilt('protected', paths.referral, 'Refer a friend'),
  unbuilt('protected', paths.cashier, 'Cashier'),
  built('protected', paths.myBets, 'My bets', myBets),
  unbuilt('protected', paths.withdraw, 'Withdraw'),
  unbuilt('protected', paths.withdrawals, 'Withdrawals'),
  unbuilt('protected', paths.slots, 'Slots'),
  unbuilt('protected', paths.kingmaker, 'Kingmaker'),
  unbuilt('protected', paths.profile, 'Profile'),
  unbuilt('protected', paths.bonuses, 'Bonuses'),
  unbuilt('protected', paths.bonus, 'Bonus'),
  unbuilt('protected', paths.gateways, 'Deposit'),
  unbuilt('protected', paths.deposits, 'Deposits'),
  unbuilt('protected', paths.deposit, 'Deposit'),
  built('protected', paths.home, 'Home', home),
  unbuilt('protected', paths.games, 'Games'),
  unbuilt('protected', paths.auraGames, 'Live tables'),
  unbuilt('protected', paths.sportsProvider, 'Sports'),
  unbuilt('protected', paths.withdrawGateways, 'Withdrawal methods'),
  unbuilt('protected', paths.providers, 'Providers'),
  unbuilt('protected', paths.myAccount, 'My account'),
];

export const notFoundScreen = lazyScreen(() =>
  import('../screens/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);
