import type { MarketKind } from '../../src/contract/betting/market.ts';

/** Limits and commission of a market. */
export interface Terms {
  minStake: number;
  maxStake: number;
  commissionPercent: number;
}

const NAIRA = 100;
const MIN_STAKE = 100 * NAIRA;
/** Taken of net winnings on an exchange market. Other exchanges take 0–5 %. */
const EXCHANGE_COMMISSION_PERCENT = 5;

const exchange: Terms = {
  minStake: MIN_STAKE,
  maxStake: 500_000 * NAIRA,
  commissionPercent: EXCHANGE_COMMISSION_PERCENT,
};
const fancy: Terms = {
  minStake: MIN_STAKE,
  maxStake: 100_000 * NAIRA,
  commissionPercent: 0,
};
// Feeds send 0 for "no limit". Some markets do so here, to test that the app knows it.
const unlimited: Terms = { ...exchange, maxStake: 0 };

export const TERMS: Record<MarketKind, Terms> = {
  match_odds: exchange,
  over_under: exchange,
  both_to_score: exchange,
  correct_score: exchange,
  handicap: exchange,
  half_time: exchange,
  half_time_full_time: exchange,
  next_goal: exchange,
  sets: exchange,
  tied_match: unlimited,
  toss: unlimited,
  bookmaker: { ...fancy, maxStake: 200_000 * NAIRA },
  fancy,
  fancy1: fancy,
  odd_even: fancy,
};
