import type { Bonus } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';

/** An offer in the list of promotions: what the player gets and what it requires. */
export interface Offer {
  offer: Bonus['offer'];
  /** Path of its page, whose document has the details. */
  path: string;
  title: string;
  /** The figure that it is about, and what stands before it. */
  amount: string;
  before?: string;
  /** The description from its document. */
  text: string;
  condition: string;
}

/* Copied from the documents: the list must not load the text of six pages. */
export const OFFERS: readonly Offer[] = [
  {
    offer: 'welcome',
    path: paths.promotionWelcome,
    title: 'Welcome bonus',
    amount: '₦50,000',
    before: 'Up to',
    text: 'A bonus as large as your first deposit, up to ₦50,000, released in ten parts.',
    condition: 'Bet 5× the bonus in 14 days',
  },
  {
    offer: 'signup',
    path: paths.promotionSignup,
    title: 'Sign-up bonus',
    amount: '₦1,000',
    before: 'A bonus of',
    text: 'A bonus of ₦1,000 once your identity is checked. You take it without a deposit; ₦3,000 of your own bets release it.',
    condition: 'Bet 3× the bonus in 7 days',
  },
  {
    offer: 'deposit',
    path: paths.promotionDeposit,
    title: 'Deposit bonus',
    amount: '₦20,000',
    before: 'Up to',
    text: 'A bonus of half your deposit, up to ₦20,000, released in five parts.',
    condition: 'Bet 4× the bonus in 7 days',
  },
  {
    offer: 'cashback',
    path: paths.promotionCashback,
    title: 'Weekly cashback',
    amount: '₦2,500',
    before: '10% back, up to',
    text: 'After a losing week, 10% back, up to ₦2,500, paid as a bonus.',
    condition: 'Bet 2× the bonus in 7 days',
  },
  {
    offer: 'lucky-draw',
    path: paths.promotionLuckyDraw,
    title: 'Weekly lucky draw',
    amount: '₦5,000',
    before: '30 bonuses of',
    text: 'One ticket for every day on which a bet of yours is settled, up to 7 a week. 30 bonuses of ₦5,000 every Monday.',
    condition: 'Bet 1× the bonus in 7 days',
  },
  {
    offer: 'referral',
    path: paths.promotionReferral,
    title: 'Referral bonus',
    amount: '₦500',
    text: '₦500 in cash for you when a friend deposits ₦1,000 or more at once, and a bonus of ₦500 for your friend.',
    condition: 'For your friend: bet 1× the bonus in 7 days',
  },
];
