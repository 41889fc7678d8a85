import { paths } from '../paths.ts';
import type { ScreenTable } from './lazyScreen.ts';

/** The documents by their paths; the table of them is fetched with the first. */
export const documentScreens: ScreenTable = {
  [paths.contact]: () =>
    import('../screens/ContactScreen.tsx').then((module) => module.ContactScreen),
  [paths.privacy]: () =>
    import('../screens/PrivacyScreen.tsx').then((module) => module.PrivacyScreen),
  [paths.responsible]: () =>
    import('../screens/ResponsibleScreen.tsx').then((module) => module.ResponsibleScreen),
  [paths.fairPlay]: () =>
    import('../screens/FairPlayScreen.tsx').then((module) => module.FairPlayScreen),
  [paths.gameRules]: () =>
    import('../screens/GameRulesScreen.tsx').then((module) => module.GameRulesScreen),
  [paths.terms]: () => import('../screens/TermsScreen.tsx').then((module) => module.TermsScreen),
  [paths.termsJune2026]: () =>
    import('../screens/TermsJune2026Screen.tsx').then((module) => module.TermsJune2026Screen),
  [paths.gameRulesJune2026]: () =>
    import('../screens/GameRulesJune2026Screen.tsx').then(
      (module) => module.GameRulesJune2026Screen,
    ),
  [paths.knowYourCustomer]: () =>
    import('../screens/KnowYourCustomerScreen.tsx').then((module) => module.KnowYourCustomerScreen),
  [paths.antiMoneyLaundering]: () =>
    import('../screens/AntiMoneyLaunderingScreen.tsx').then(
      (module) => module.AntiMoneyLaunderingScreen,
    ),
  [paths.cookies]: () =>
    import('../screens/CookiesScreen.tsx').then((module) => module.CookiesScreen),
  [paths.faq]: () => import('../screens/FaqScreen.tsx').then((module) => module.FaqScreen),
  [paths.about]: () => import('../screens/AboutScreen.tsx').then((module) => module.AboutScreen),
  [paths.license]: () =>
    import('../screens/LicenseScreen.tsx').then((module) => module.LicenseScreen),
  [paths.downloadApk]: () =>
    import('../screens/DownloadApkScreen.tsx').then((module) => module.DownloadApkScreen),
  [paths.promotions]: () =>
    import('../screens/PromotionsScreen.tsx').then((module) => module.PromotionsScreen),
  [paths.affiliate]: () =>
    import('../screens/AffiliateScreen.tsx').then((module) => module.AffiliateScreen),
  [paths.promotionSignup]: () =>
    import('../screens/PromotionSignupScreen.tsx').then((module) => module.PromotionSignupScreen),
  [paths.promotionWelcome]: () =>
    import('../screens/PromotionWelcomeScreen.tsx').then((module) => module.PromotionWelcomeScreen),
  [paths.promotionCashback]: () =>
    import('../screens/PromotionCashbackScreen.tsx').then(
      (module) => module.PromotionCashbackScreen,
    ),
  [paths.promotionLuckyDraw]: () =>
    import('../screens/PromotionLuckyDrawScreen.tsx').then(
      (module) => module.PromotionLuckyDrawScreen,
    ),
  [paths.promotionReferral]: () =>
    import('../screens/PromotionReferralScreen.tsx').then(
      (module) => module.PromotionReferralScreen,
    ),
  [paths.promotionDeposit]: () =>
    import('../screens/PromotionDepositScreen.tsx').then((module) => module.PromotionDepositScreen),
};
