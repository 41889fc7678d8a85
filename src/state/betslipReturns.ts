import { type BetTerms, liability, pnlPair, profit } from '../domain/bet.ts';
import { isAffordable } from '../domain/exposure.ts';
import { KOBO_PER_NAIRA } from '../domain/money.ts';
import type { Position } from '../domain/position.ts';
import { priceScale } from '../domain/priceScale.ts';
import type { Draft } from './betslipDraft.ts';
import { exposureIn, positionIn, type Stand, type Standing } from './betsPosition.ts';
import type { MarketFrame } from './marketStreamMarket.ts';

type Outcomes = Pick<MarketFrame, 'kind' | 'runners'>;
type Terms = Pick<
  Draft,
  'marketKind' | 'runnerId' | 'side' | 'priceHundredths' | 'line' | 'stakeKobo'
>;

/** What a bet would win and cost, alone and beside what the player already holds. All in kobo. */
export interface Returns {
  profitKobo: number;
  liabilityKobo: number;
  before: Position;
  after: Position;
  /** What the market can cost once the bet is matched, less what it can cost now. */
  addedExposureKobo: number;
  /** What must be free at the moment of placing: the bet counts only where it would lose. */
  reserveKobo: number;
}

function betTerms(terms: Terms): BetTerms {
  const { marketKind, side, priceHundredths, stakeKobo = 0 } = terms;
  return { side, scale: priceScale(marketKind), priceHundredths, stakeKobo };
}

function asStand(terms: Terms): Stand {
  const { runnerId, side, line = 0 } = terms;
  return { runnerId, side, line, ...pnlPair(betTerms(terms)) };
}

export function returnsOf(terms: Terms, market: Outcomes, standing: Standing): Returns {
  const bet = betTerms(terms);
  const stand = asStand(terms);
  const matched = { ...standing, matched: [...standing.matched, stand] };
  const pending = { ...standing, pending: [...standing.pending, stand] };
  const exposureNow = exposureIn(market, standing);
  return {
    profitKobo: profit(bet),
    liabilityKobo: liability(bet),
    before: positionIn(market, standing),
    after: positionIn(market, matched),
    addedExposureKobo: exposureIn(market, matched) - exposureNow,
    reserveKobo: Math.max(0, exposureIn(market, pending) - exposureNow),
  };
}

/** The limits of a market, in kobo; a maximum of 0 is no maximum, and of a lay it is the liability. */
type Limits = Pick<MarketFrame, 'maxStake'>;

/**
 * The largest stake in whole naira that limits and money allow, in kobo; 0 when there is none.
 * Both grow with the stake, so the border is found by halving.
 */
export function largestStake(
  terms: Terms,
  market: Outcomes & Limits,
  standing: Standing,
  availableKobo: number,
): number {
  const fits = (naira: number) => {
    const stakeKobo = naira * KOBO_PER_NAIRA;
    const { liabilityKobo, reserveKobo } = returnsOf({ ...terms, stakeKobo }, market, standing);
    const isWithin = market.maxStake === 0 || liabilityKobo <= market.maxStake;
    return isWithin && isAffordable(0, reserveKobo, availableKobo);
  };
  let low = 0;
  let high = 1;
  while (high < MOST_NAIRA && fits(high)) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low * KOBO_PER_NAIRA;
}

/** Far above every limit, and far below where kobo leave the exact numbers. */
const MOST_NAIRA = 1 << 30;
