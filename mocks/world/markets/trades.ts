import type { Side } from '../../../src/contract/betting/bets.ts';
import { mix, textKey, unit } from '../chance/hash.ts';
import type { MarketPlan } from './marketPlan.ts';

/** All trades of a market in their order, numbered from 0. */
export interface Trades {
  /** How many there are once so much has been traded, in naira. */
  countAt(naira: number): number;
  /** The sum of the first so many, in kobo. */
  sumOf(count: number): number;
  koboOf(number: number): number;
  /** The runner that a trade is about, by its place in the market, if it is one of these. */
  runnerOf(number: number, among?: (runner: number) => boolean): number | undefined;
  /** The column that a trade takes from. */
  sideOf(number: number): Side;
}

/** So many trades share what trades in so many times two seconds of ordinary play of a large market. */
const BATCH = 4;
const BATCH_STEPS = 20;
/** The turnover of such a market. A small one has smaller trades, and fewer. */
const LARGE_NAIRA = 1500;
const TEN_NAIRA = 10_00;
// No trade is smaller than this, next to the others of its batch.
const LEAST_WEIGHT = 0.15;

interface Batch {
  number: number;
  /** When in the batch each of its trades comes, as a share of it, and the kobo up to and with each. */
  places: number[];
  sums: number[];
}

export function createTrades(plan: MarketPlan): Trades {
  const key = textKey(plan.marketId, 0x7ade);
  const apart = 0.8 + 0.4 * unit(key, 0);
  const naira = Math.sqrt(plan.turnoverNaira * LARGE_NAIRA) * BATCH_STEPS * apart;
  const tens = Math.max(BATCH, Math.round(naira / 10));
  const batchKobo = tens * TEN_NAIRA;
  const batchNaira = batchKobo / 100;
  const bounds = runnerBounds(plan);
  let last: Batch | undefined;

  const batchOf = (number: number): Batch => {
    if (last?.number === number) return last;
    const batchKey = mix(key, number);
    const weights: number[] = [];
    const places: number[] = [];
    for (let index = 0; index < BATCH; index++) {
      weights.push(LEAST_WEIGHT - Math.log(1 - unit(batchKey, index)));
      places.push((index + unit(batchKey, index + BATCH)) / BATCH);
    }
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let weight = 0;
    const sums = weights.map((own) => {
      weight += own;
      return Math.round((weight / total) * tens) * TEN_NAIRA;
    });
    last = { number, places, sums };
    return last;
  };
  const sumOf = (count: number) => {
    const batch = Math.floor(count / BATCH);
    const more = count % BATCH;
    return batch * batchKobo + (more === 0 ? 0 : (batchOf(batch).sums[more - 1] ?? 0));
  };

  return {
    countAt(naira) {
      const batch = Math.floor(naira / batchNaira);
      const share = naira / batchNaira - batch;
      const { places } = batchOf(batch);
      let more = 0;
      while (more < BATCH && (places[more] ?? 1) <= share) more += 1;
      return batch * BATCH + more;
    },
    sumOf,
    koboOf: (number) => sumOf(number + 1) - sumOf(number),
    runnerOf(number, among = () => true) {
      const draw = unit(key + 1, number);
      const first = Math.max(
        0,
        bounds.findIndex((bound) => draw < bound),
      );
      for (let step = 0; step < bounds.length; step++) {
        const runner = (first + step) % bounds.length;
        if (among(runner)) return runner;
      }
      return undefined;
    },
    sideOf: (number) => (unit(key + 2, number) < 0.5 ? 'back' : 'lay'),
  };
}

/** Where the draws for each runner end: who was likely from the start is traded more. */
function runnerBounds({ prices, beats, runners }: MarketPlan): number[] {
  const chances = prices.chances?.(beats[0]?.state ?? 0) ?? [];
  let sum = 0;
  const ends = runners.map((_, runner) => {
    sum += (chances[runner] ?? 0) + 0.2 / runners.length;
    return sum;
  });
  return ends.map((end) => end / sum);
}
