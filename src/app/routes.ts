import { paths } from '../paths.ts';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';

/** public: guests only. common: everyone. protected: signed-in players only. */
export type Access = 'public' | 'common' | 'protected';

export interface RouteEntry {
  path: string;
  access: Access;
  title: string;
  screen: LazyScreen;
  /** Written as HTML at build: it reads without JavaScript, and the worker keeps it. */
  isPrerendered?: true;
  /** The page that says honestly that this one is not built; a test counts them. */
  isUnbuilt?: true;
  /** Exempt from the redirects: the routes of the specification that contain `desktop`. */
  isExempt?: true;
}

const landing = lazyScreen(() =>
  import('../screens/LandingScreen.tsx').then((module) => module.LandingScreen),
);
const inbox = lazyScreen(() =>
  import('../screens/InboxScreen.tsx').then((module) => module.InboxScreen),
);
const maintenance = lazyScreen(() =>
  import('../screens/MaintenanceScreen.tsx').then((module) => module.MaintenanceScreen),
);
const profile = lazyScreen(() =>
  import('../screens/ProfileScreen.tsx').then((module) => module.ProfileScreen),
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
const myAccount = lazyScreen(() =>
  import('../screens/MyAccountScreen.tsx').then((module) => module.MyAccountScreen),
);
const category = lazyScreen(() =>
  import('../screens/SportCategoryScreen.tsx').then((module) => module.SportCategoryScreen),
);
const kyc = lazyScreen(() => import('../screens/KycScreen.tsx').then((module) => module.KycScreen));
const cashierScreen = lazyScreen(() =>
  import('../screens/CashierScreen.tsx').then((module) => module.CashierScreen),
);
const withdrawScreen = lazyScreen(() =>
  import('../screens/WithdrawScreen.tsx').then((module) => module.WithdrawScreen),
);
const withdrawalsScreen = lazyScreen(() =>
  import('../screens/WithdrawalsScreen.tsx').then((module) => module.WithdrawalsScreen),
);
const gatewaysScreen = lazyScreen(() =>
  import('../screens/GatewaysScreen.tsx').then((module) => module.GatewaysScreen),
);
const depositsScreen = lazyScreen(() =>
  import('../screens/DepositsScreen.tsx').then((module) => module.DepositsScreen),
);
const depositScreen = lazyScreen(() =>
  import('../screens/DepositScreen.tsx').then((module) => module.DepositScreen),
);
const withdrawGatewaysScreen = lazyScreen(() =>
  import('../screens/WithdrawGatewaysScreen.tsx').then((module) => module.WithdrawGatewaysScreen),
);
const betby = lazyScreen(() =>
  import('../screens/BetbyScreen.tsx').then((module) => module.BetbyScreen),
);
const jetfair = lazyScreen(() =>
  import('../screens/JetfairScreen.tsx').then((module) => module.JetfairScreen),
);
const sportsProvider = lazyScreen(() =>
  import('../screens/SportsProviderScreen.tsx').then((module) => module.SportsProviderScreen),
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

/** A document, prerendered: its title and description are those of its front matter. */
const document = (path: string, title: string): RouteEntry => ({
  ...built(
    'common',
    path,
    title,
    lazyScreen(() => documentScreen(path)),
  ),
  isPrerendered: true,
});

/** Where the code of two dozen documents lies, only those need to know who read one. */
async function documentScreen(path: string) {
  const { documentScreens } = await import('./documentScreens.ts');
  const load = documentScreens[path];
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
  built('common', paths.match, 'Match', match),
  unbuilt('common', paths.sportsbook, 'Sportsbook'),
  built('common', paths.betby, 'Betby sportsbook', betby),
  built('common', paths.maintenance, 'Maintenance', maintenance),
  unbuilt('common', paths.casinos, 'Casino'),
  document(paths.downloadApk, 'Install the app'),
  document(paths.promotions, 'Promotions'),
  document(paths.affiliate, 'Affiliate programme'),
  { ...unbuilt('common', paths.casinoDesktop, 'Casino'), isExempt: true },
  document(paths.promotionSignup, 'Sign-up bonus'),
  document(paths.promotionWelcome, 'Welcome bonus'),
  document(paths.promotionCashback, 'Weekly cashback'),
  document(paths.promotionLuckyDraw, 'Weekly lucky draw'),
  document(paths.promotionReferral, 'Referral bonus'),
  document(paths.promotionDeposit, 'Deposit bonus'),
  built('common', paths.inbox, 'Messages', inbox),

  built('protected', paths.sportCategory, 'Sports', category),
  built('protected', paths.jetfair, 'Jetfair exchange', jetfair),
  built('protected', paths.kyc, 'Verify your identity', kyc),
  unbuilt('protected', paths.referral, 'Refer a friend'),
  built('protected', paths.cashier, 'Cashier', cashierScreen),
  built('protected', paths.myBets, 'My bets', myBets),
  built('protected', paths.withdraw, 'Withdraw', withdrawScreen),
  built('protected', paths.withdrawals, 'Withdrawals', withdrawalsScreen),
  unbuilt('protected', paths.slots, 'Slots'),
  unbuilt('protected', paths.kingmaker, 'Kingmaker'),
  built('protected', paths.profile, 'Profile', profile),
  unbuilt('protected', paths.bonuses, 'Bonuses'),
  unbuilt('protected', paths.bonus, 'Bonus'),
  built('protected', paths.gateways, 'Deposit', gatewaysScreen),
  built('protected', paths.deposits, 'Deposits', depositsScreen),
  built('protected', paths.deposit, 'Deposit', depositScreen),
  built('protected', paths.home, 'Home', home),
  unbuilt('protected', paths.games, 'Games'),
  unbuilt('protected', paths.auraGames, 'Live tables'),
  built('protected', paths.sportsProvider, 'Sports', sportsProvider),
  built('protected', paths.withdrawGateways, 'Withdrawal methods', withdrawGatewaysScreen),
  unbuilt('protected', paths.providers, 'Providers'),
  built('protected', paths.myAccount, 'My account', myAccount),
];

export const notFoundScreen = lazyScreen(() =>
  import('../screens/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);
