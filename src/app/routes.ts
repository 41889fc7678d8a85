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
const category = lazyScreen(() =>
  import('../screens/SportCategoryScreen.tsx').then((module) => module.SportCategoryScreen),
);
const contact = lazyScreen(() =>
  import('../screens/ContactScreen.tsx').then((module) => module.ContactScreen),
);
const privacy = lazyScreen(() =>
  import('../screens/PrivacyScreen.tsx').then((module) => module.PrivacyScreen),
);
const responsible = lazyScreen(() =>
  import('../screens/ResponsibleScreen.tsx').then((module) => module.ResponsibleScreen),
);
const fairPlay = lazyScreen(() =>
  import('../screens/FairPlayScreen.tsx').then((module) => module.FairPlayScreen),
);
const gameRules = lazyScreen(() =>
  import('../screens/GameRulesScreen.tsx').then((module) => module.GameRulesScreen),
);
const gameRulesJune2026 = lazyScreen(() =>
  import('../screens/GameRulesJune2026Screen.tsx').then((module) => module.GameRulesJune2026Screen),
);
const terms = lazyScreen(() =>
  import('../screens/TermsScreen.tsx').then((module) => module.TermsScreen),
);
const termsJune2026 = lazyScreen(() =>
  import('../screens/TermsJune2026Screen.tsx').then((module) => module.TermsJune2026Screen),
);
const knowYourCustomer = lazyScreen(() =>
  import('../screens/KnowYourCustomerScreen.tsx').then((module) => module.KnowYourCustomerScreen),
);
const antiMoneyLaundering = lazyScreen(() =>
  import('../screens/AntiMoneyLaunderingScreen.tsx').then(
    (module) => module.AntiMoneyLaunderingScreen,
  ),
);
const cookies = lazyScreen(() =>
  import('../screens/CookiesScreen.tsx').then((module) => module.CookiesScreen),
);
const faq = lazyScreen(() => import('../screens/FaqScreen.tsx').then((module) => module.FaqScreen));
const about = lazyScreen(() =>
  import('../screens/AboutScreen.tsx').then((module) => module.AboutScreen),
);
const license = lazyScreen(() =>
  import('../screens/LicenseScreen.tsx').then((module) => module.LicenseScreen),
);
const downloadApk = lazyScreen(() =>
  import('../screens/DownloadApkScreen.tsx').then((module) => module.DownloadApkScreen),
);
const promotions = lazyScreen(() =>
  import('../screens/PromotionsScreen.tsx').then((module) => module.PromotionsScreen),
);
const affiliate = lazyScreen(() =>
  import('../screens/AffiliateScreen.tsx').then((module) => module.AffiliateScreen),
);
const promotionSignup = lazyScreen(() =>
  import('../screens/PromotionSignupScreen.tsx').then((module) => module.PromotionSignupScreen),
);
const promotionWelcome = lazyScreen(() =>
  import('../screens/PromotionWelcomeScreen.tsx').then((module) => module.PromotionWelcomeScreen),
);
const promotionCashback = lazyScreen(() =>
  import('../screens/PromotionCashbackScreen.tsx').then((module) => module.PromotionCashbackScreen),
);
const promotionLuckyDraw = lazyScreen(() =>
  import('../screens/PromotionLuckyDrawScreen.tsx').then(
    (module) => module.PromotionLuckyDrawScreen,
  ),
);
const promotionReferral = lazyScreen(() =>
  import('../screens/PromotionReferralScreen.tsx').then((module) => module.PromotionReferralScreen),
);
const promotionDeposit = lazyScreen(() =>
  import('../screens/PromotionDepositScreen.tsx').then((module) => module.PromotionDepositScreen),
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
const document = (path: string, title: string, screen: LazyScreen): RouteEntry => ({
  ...built('common', path, title, screen),
  isPrerendered: true,
});

/** Every path of the specification with its access class; static paths before parameters. */
export const routes: RouteEntry[] = [
  { ...built('public', paths.landing, '', landing), isPrerendered: true },
  built('public', paths.signIn, 'Sign in', landing),
  built('public', paths.register, 'Register', landing),
  built('public', paths.forgotPassword, 'Forgot password', landing),
  built('public', paths.resetPassword, 'Reset password', landing),
  built('public', paths.mobileNumber, 'Your mobile number', landing),
  built('public', paths.verifyNumber, 'Verify your number', landing),

  document(paths.contact, 'Contact us', contact),
  document(paths.privacy, 'Privacy policy', privacy),
  document(paths.responsible, 'Responsible game', responsible),
  document(paths.fairPlay, 'Fair play', fairPlay),
  document(paths.gameRules, 'Game rules', gameRules),
  document(paths.terms, 'Terms & Conditions', terms),
  document(paths.termsJune2026, 'Terms & Conditions, version 0.9', termsJune2026),
  document(paths.gameRulesJune2026, 'Game rules, version 0.9', gameRulesJune2026),
  document(paths.knowYourCustomer, 'Know your customer', knowYourCustomer),
  document(paths.antiMoneyLaundering, 'Anti-money-laundering policy', antiMoneyLaundering),
  document(paths.cookies, 'Cookies policy', cookies),
  document(paths.faq, 'Questions and answers', faq),
  document(paths.about, 'About us', about),
  document(paths.license, 'Licence', license),
  built('common', paths.match, 'Match', match),
  unbuilt('common', paths.sportsbook, 'Sportsbook'),
  unbuilt('common', paths.betby, 'Betby sportsbook'),
  built('common', paths.maintenance, 'Maintenance', maintenance),
  unbuilt('common', paths.casinos, 'Casino'),
  document(paths.downloadApk, 'Install the app', downloadApk),
  document(paths.promotions, 'Promotions', promotions),
  document(paths.affiliate, 'Affiliate programme', affiliate),
  { ...unbuilt('common', paths.casinoDesktop, 'Casino'), isExempt: true },
  document(paths.promotionSignup, 'Sign-up bonus', promotionSignup),
  document(paths.promotionWelcome, 'Welcome bonus', promotionWelcome),
  document(paths.promotionCashback, 'Weekly cashback', promotionCashback),
  document(paths.promotionLuckyDraw, 'Weekly lucky draw', promotionLuckyDraw),
  document(paths.promotionReferral, 'Referral bonus', promotionReferral),
  document(paths.promotionDeposit, 'Deposit bonus', promotionDeposit),
  built('common', paths.inbox, 'Messages', inbox),

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
  built('protected', paths.profile, 'Profile', profile),
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
