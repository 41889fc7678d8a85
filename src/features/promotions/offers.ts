import { paths } from '../../paths.ts';

/** An offer as the list of promotions shows it: what you get, and what it asks for. */
export interface Offer {
  /** Id of its document. */
  id: string;
  path: string;
  title: string;
  /** The description of its document. */
  text: string;
  condition: string;
}

/* The documents themselves stay where they are: a list must not carry the text of six pages. */
export const OFFERS: readonly Offer[] = [
  {
    id: 'promotion-welcome-bonus',
    path: paths.promotionWelcome,
    title: 'Welcome bonus',
    text: 'Your first deposit doubled with a bonus of up to ₦50,000, freed in ten parts.',
    condition: 'Bets of 10 times the bonus within 30 days',
  },
  {
    id: 'promotion-signup-bonus',
    path: paths.promotionSignup,
    title: 'Sign-up bonus',
    text: '₦500 of bonus when your identity is checked. No deposit needed.',
    condition: 'Bets of ₦2,500 (5 times) within 14 days',
  },
  {
    id: 'promotion-deposit-bonus',
    path: paths.promotionDeposit,
    title: 'Deposit bonus',
    text: 'On Fridays, a bonus of 25% on one deposit, at most ₦10,000.',
    condition: 'Bets of 6 times the bonus within 7 days',
  },
  {
    id: 'promotion-weekly-cashback',
    path: paths.promotionCashback,
    title: 'Weekly cashback',
    text: 'After a losing week, 5% to 10% of the net loss comes back as cash, at most ₦20,000.',
    condition: 'None: you can withdraw it at once',
  },
  {
    id: 'promotion-weekly-lucky-draw',
    path: paths.promotionLuckyDraw,
    title: 'Weekly lucky draw',
    text: 'One ticket for each day you bet, seven at most, and 56 cash prizes every Monday.',
    condition: 'None: a prize can be withdrawn at once',
  },
  {
    id: 'promotion-referral-bonus',
    path: paths.promotionReferral,
    title: 'Referral bonus',
    text: '₦1,000 for you and ₦500 for a friend who joins and plays.',
    condition:
      'Your friend is checked, deposited ₦2,000 and settled ₦5,000 of bets, within 30 days',
  },
];
