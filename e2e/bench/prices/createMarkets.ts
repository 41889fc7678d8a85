import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';

const DEPTH = 3;

/** This many match-odds markets of two runners, identical in every run; their prices as `back` and `lay` give them. */
export function createMarkets(
  count: number,
  { back, lay }: Pick<Market['runners'][number], 'back' | 'lay'> = {
    back: levels(200, -2, 1_000_00),
    lay: levels(202, 2, 1_000_00),
  },
): Market[] {
  return Array.from({ length: count }, (_, index) => ({
    marketId: `market-${index}`,
    gameId: 'bench',
    kind: 'match_odds',
    name: `Match odds ${index + 1}`,
    status: 'open',
    version: 1,
    inPlay: true,
    matched: 1_000_000_00,
    minStake: 100_00,
    maxStake: 500_000_00,
    delaySeconds: 5,
    commissionPercent: 5,
    rules: 'The winner of the match as announced by its officials.',
    runners: ['Lagos Lions', 'Abuja Bulls'].map((name, place) => ({
      runnerId: `runner-${index}-${place}`,
      name,
      status: 'active',
      back,
      lay,
    })),
  }));
}

/** Prices of one side, best first. */
export function levels(bestHundredths: number, step: number, sizeKobo: number): PriceLevel[] {
  return Array.from({ length: DEPTH }, (_, level) => [
    bestHundredths + level * step,
    sizeKobo * (level + 1),
  ]);
}
