import type { Bonus } from '../../../src/contract/cashier/bonus.ts';
import { CASHBACK_ODDS, CASHBACK_TIMES } from '../../../src/domain/account/cashback.ts';
import { isOffForDemo } from '../../../src/domain/account/demoOffers.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import type { Operator } from '../operator.ts';

/** An offer's amount and conditions, as its page states them. */
export interface Offer {
  title: string;
  /** Percentage of the last deposit, up to `maxKobo`; a gift is all of `maxKobo`. */
  matchPercent: number;
  maxKobo: number;
  /** In how many equal parts it is released. */
  parts: number;
  /** How many times the bonus must be wagered. */
  timesWagered: number;
  minOddsHundredths: number;
  /** How long it lasts once taken. */
  days: number;
  /** The version of its page's terms. */
  termsVersion: string;
  /** In addition to the terms of every bonus. */
  terms: string[];
}

const NAIRA = 100;

/** Which share of a stake counts towards a bonus, by product, in percent. */
export const CONTRIBUTION = { exchange: 100, bookmaker: 50, fancy: 50, sportsbook: 100 };

/** A bonus's conditions in sentences. */
export function termsOf({ terms, minOddsHundredths, timesWagered }: Offer): string[] {
  if (timesWagered === 0) return terms;
  return [
    ...terms,
    `Bets at odds of ${formatOdds(minOddsHundredths)} and more count, once they are won or lost`,
    'Bets that are void, and bets on both sides of one market, do not count',
    'You can cancel the bonus at any time and forfeit what is not released yet',
  ];
}

export const OFFERS: Record<Bonus['offer'], Offer> = {
  signup: {
    title: 'Sign-up bonus',
    matchPercent: 0,
    maxKobo: 1_000 * NAIRA,
    parts: 1,
    timesWagered: 3,
    minOddsHundredths: 1_50,
    days: 7,
    termsVersion: '1.0',
    terms: ['For verified players'],
  },
  welcome: {
    title: 'Welcome bonus',
    matchPercent: 100,
    maxKobo: 50_000 * NAIRA,
    parts: 10,
    timesWagered: 5,
    minOddsHundredths: 1_50,
    days: 14,
    termsVersion: '1.0',
    terms: ['100% of your first deposit: take it within three days'],
  },
  deposit: {
    title: 'Deposit bonus',
    matchPercent: 50,
    maxKobo: 20_000 * NAIRA,
    parts: 5,
    timesWagered: 4,
    minOddsHundredths: 1_50,
    days: 7,
    termsVersion: '1.0',
    terms: ['50% of a deposit: take it within three days'],
  },
  cashback: {
    title: 'Weekly cashback',
    matchPercent: 0,
    maxKobo: 2_500 * NAIRA,
    parts: 1,
    timesWagered: CASHBACK_TIMES,
    minOddsHundredths: CASHBACK_ODDS,
    days: 7,
    termsVersion: '1.1',
    terms: ['10% of the net loss of a week, Monday to Sunday: take it before the next one'],
  },
  'lucky-draw': {
    title: 'Weekly lucky draw',
    matchPercent: 0,
    maxKobo: 5_000 * NAIRA,
    parts: 1,
    timesWagered: 1,
    minOddsHundredths: 1_50,
    days: 7,
    termsVersion: '1.2',
    terms: ['For the holders of the tickets drawn: take it within 14 days'],
  },
  referral: {
    title: 'Referral bonus',
    matchPercent: 0,
    maxKobo: 500 * NAIRA,
    parts: 1,
    timesWagered: 1,
    minOddsHundredths: 1_50,
    days: 7,
    termsVersion: '1.0',
    terms: ["For players who joined by a friend's link or code"],
  },
  'free-bet': {
    title: 'Free bet',
    matchPercent: 0,
    maxKobo: 1_000 * NAIRA,
    parts: 1,
    timesWagered: 0,
    minOddsHundredths: 1_01,
    days: 7,
    termsVersion: '1.0',
    terms: [
      'It pays the stake of one sportsbook bet, all of it at once',
      'What the bet wins is yours; the stake is not returned',
      'A bet that is void gives it back',
    ],
  },
};

/**
 * Offers a new player the welcome offers, and the referral offer if a friend's code brought them. A demo player cannot
 * be verified, as the sign-up bonus asks.
 */
export function offerBonuses(
  operator: Operator,
  { accountId, agentCode, isDemo }: AccountRow,
): void {
  const all = ['signup', 'welcome', 'deposit'] as const;
  const open: Bonus['offer'][] = all.filter((offer) => !isDemo || !isOffForDemo(offer));
  for (const offer of agentCode ? [...open, 'referral' as const] : open) {
    offerBonus(operator, accountId, offer, OFFERS[offer].maxKobo);
  }
}

/** Offers a player a bonus of at most this amount. */
export function offerBonus(
  { db }: Operator,
  accountId: number,
  offer: Bonus['offer'],
  amountKobo: number,
  /** Until when it can be taken; null for as long as the player likes. */
  takeBy: number | null = null,
): BonusRow {
  return db.bonuses.insert({
    bonusId: `C${db.next('bonus', 901)}`,
    accountId,
    offer,
    status: 'available',
    amountKobo,
    releases: [],
    takenAt: null,
    expiresAt: takeBy,
    depositId: null,
  });
}
