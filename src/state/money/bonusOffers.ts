import type { Bonus } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';

/** The page with each offer's terms. */
export const OFFER_PAGES: Record<Bonus['offer'], string> = {
  signup: paths.promotionSignup,
  welcome: paths.promotionWelcome,
  deposit: paths.promotionDeposit,
  cashback: paths.promotionCashback,
  'lucky-draw': paths.promotionLuckyDraw,
  referral: paths.promotionReferral,
  'free-bet': `${paths.promotions}#free-bets`,
};

/** Those that a new player gets: had once, they are had. */
export const ONCE: readonly Bonus['offer'][] = ['signup', 'welcome'];
