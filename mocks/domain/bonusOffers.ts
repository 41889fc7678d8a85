import type { Bonus } from '../../src/contract/bonus.ts';
import type { AccountRow } from '../db/rows/accountRow.ts';
import type { House } from './house.ts';

/** What an offer promises and asks for. */
export interface Offer {
  title: string;
  /** A share of the last deposit, at most `maxKobo`; a gift is all of `maxKobo`. */
  matchPercent: number;
  maxKobo: number;
  parts: number;
  /** How often the bonus is to be wagered. */
  timesWagered: number;
  minOddsHundredths: number;
  days: number;
  terms: string[];
}

export const TERMS_VERSION = '2026-01';
const NAIRA = 100;

/** Share of a stake that counts, in percent. */
export const CONTRIBUTION = { exchange: 100, bookmaker: 50, fancy: 50 };

const COMMON_TERMS = [
  'Bets at odds of 1.50 and more count, once they are won or lost',
  'Bets that are void, and bets on both sides of one market, do not count',
  'You can cancel the bonus at any time and forfeit what is not released yet',
];

export const OFFERS: Record<Bonus['offer'], Offer> = {
  signup: {
    title: 'Sign-up gift',
    matchPercent: 0,
    maxKobo: 1_000 * NAIRA,
    parts: 1,
    timesWagered: 3,
    minOddsHundredths: 150,
    days: 7,
    terms: ['For verified players', ...COMMON_TERMS],
  },
  welcome: {
    title: 'Welcome bonus: 100% of your first deposit',
    matchPercent: 100,
    maxKobo: 50_000 * NAIRA,
    parts: 10,
    timesWagered: 5,
    minOddsHundredths: 150,
    days: 14,
    terms: ['Take it within three days of your first deposit', ...COMMON_TERMS],
  },
  deposit: {
    title: 'Reload: 50% of a deposit',
    matchPercent: 50,
    maxKobo: 20_000 * NAIRA,
    parts: 5,
    timesWagered: 4,
    minOddsHundredths: 150,
    days: 7,
    terms: ['Take it within three days of a deposit', ...COMMON_TERMS],
  },
  cashback: {
    title: 'Weekly cashback',
    matchPercent: 0,
    maxKobo: 2_500 * NAIRA,
    parts: 1,
    timesWagered: 2,
    minOddsHundredths: 300,
    days: 7,
    terms: ['10% of the losses of last week, Monday to Sunday', ...COMMON_TERMS],
  },
  'lucky-draw': {
    title: 'Weekly lucky draw',
    matchPercent: 0,
    maxKobo: 5_000 * NAIRA,
    parts: 1,
    timesWagered: 1,
    minOddsHundredths: 150,
    days: 7,
    terms: ['For the holders of the tickets drawn', ...COMMON_TERMS],
  },
  referral: {
    title: 'Referral gift',
    matchPercent: 0,
    maxKobo: 500 * NAIRA,
    parts: 1,
    timesWagered: 1,
    minOddsHundredths: 150,
    days: 7,
    terms: ['For players who joined by a friend’s link', ...COMMON_TERMS],
  },
};

/** The offers that stand open to a new player. */
export function offerBonuses({ db }: House, { accountId, agentCode }: AccountRow): void {
  const open: Bonus['offer'][] = ['signup', 'welcome', 'deposit'];
  for (const offer of agentCode ? [...open, 'referral' as const] : open) {
    db.bonuses.insert({
      bonusId: `C${db.next('bonus', 901)}`,
      accountId,
      offer,
      status: 'available',
      amountKobo: OFFERS[offer].maxKobo,
      releases: [],
      takenAt: null,
      expiresAt: null,
      depositId: null,
    });
  }
}
