import { priceScale } from '../../domain/market/priceScale.ts';
import { type BetTerms, liability, pnlPair, profit } from '../../domain/position/bet.ts';
import { basisPoints } from '../../domain/position/commission.ts';
import { type FancyBand, fancyBook } from '../../domain/position/fancyBook.ts';
import { maxStake } from '../../domain/position/limits.ts';
import type { Position } from '../../domain/position/position.ts';
import type { MarketFrame } from '../live/marketStreamMarket.ts';
import type { Draft } from './betslipDraft.ts';
import { exposureIn, positionIn, roomIn, type Stand, type Standing } from './betsPosition.ts';

type Outcomes = Pick<MarketFrame, 'kind' | 'runners'>;
type Terms = Pick<
  Draft,
  'marketKind' | 'runnerId' | 'side' | 'priceHundredths' | 'line' | 'stakeKobo'
>;

/** What a bet would win and cost, alone and together with what the player already holds. All in kobo. */
export interface Returns {
  /** Before commission. */
  profitKobo: number;
  rateBasisPoints: number;
  liabilityKobo: number;
  before: Position;
  after: Position;
  /** The market's exposure after the bet is matched, less its exposure now. */
  addedExposureKobo: number;
  /** Must be available when the bet is placed: until it is matched it counts only where it would lose. */
  reserveKobo: number;
}

function betTerms(terms: Terms): BetTerms {
  const { marketKind, side, priceHundredths, stakeKobo = 0 } = terms;
  return { side, scale: priceScale(marketKind), priceHundredths, stakeKobo };
}

/** The slip's bet as if it were matched at the price asked. */
export function standOf(terms: Terms): Stand {
  const { runnerId, side, line = 0 } = terms;
  return { runnerId, side, line, ...pnlPair(betTerms(terms)) };
}

/** Computes what a bet would win and cost, given what the player already holds. */
export function returnsOf(
  terms: Terms,
  market: Outcomes & Pick<MarketFrame, 'commissionPercent'>,
  standing: Standing,
): Returns {
  const bet = betTerms(terms);
  const stand = standOf(terms);
  const matched = { ...standing, matched: [...standing.matched, stand] };
  const exposureNow = exposureIn(market, standing);
  return {
    profitKobo: profit(bet),
    rateBasisPoints: basisPoints(market.commissionPercent),
    liabilityKobo: liability(bet),
    before: positionIn(market, standing),
    after: positionIn(market, matched),
    addedExposureKobo: exposureIn(market, matched) - exposureNow,
    reserveKobo: reserveOf([terms], market, standing),
  };
}

/** What bets in one market must have available when they are placed together, in kobo. */
export function reserveOf(bets: readonly Terms[], market: Outcomes, standing: Standing): number {
  const pending = { ...standing, pending: [...standing.pending, ...bets.map(standOf)] };
  return Math.max(0, exposureIn(market, pending) - exposureIn(market, standing));
}

/** The largest whole-naira stake that limits and money allow, in kobo; 0 when there is none. */
export function largestStake(
  terms: Terms,
  market: Outcomes & Pick<MarketFrame, 'minStake' | 'maxStake'>,
  standing: Standing,
  availableKobo: number,
): number {
  const { side, marketKind, priceHundredths, runnerId, line = 0 } = terms;
  const roomKobo = roomIn(market, standing, { runnerId, side, line }, availableKobo);
  return maxStake({ side, scale: priceScale(marketKind), priceHundredths }, market, roomKobo);
}

/** A run of fancy results with the profit or loss now and after the bet, in kobo. */
interface BandChange extends Pick<FancyBand, 'from' | 'to'> {
  nowKobo: number;
  afterKobo: number;
}

/** A fancy's run book before and after the bet, split wherever either changes. */
export function bandsOf(terms: Terms, { matched }: Standing): BandChange[] {
  const books = [fancyBook(matched), fancyBook([...matched, standOf(terms)])];
  const [before = [], after = []] = books;
  const breaks = [...new Set(books.flat().map(({ from }) => from))].sort((a, b) => a - b);
  return breaks.map((from, index) => {
    const next = breaks[index + 1];
    const at = (book: FancyBand[]) => book.findLast((band) => band.from <= from)?.pnlKobo ?? 0;
    const band = { from, nowKobo: at(before), afterKobo: at(after) };
    return next === undefined ? band : { ...band, to: next - 1 };
  });
}
