import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averagePrice } from '../market/fills.ts';
import { priceScale } from '../market/priceScale.ts';
import { pnlPair } from './bet.ts';
import { betAverages } from './betAverages.ts';

type Kind = 'match_odds' | 'bookmaker' | 'fancy';

function bet(
  marketKind: Kind,
  side: 'back' | 'lay',
  priceHundredths: number,
  naira: number,
  line?: number,
) {
  const stakeKobo = naira * 100;
  const { ifHitKobo, ifMissedKobo } = pnlPair({
    side,
    scale: priceScale(marketKind),
    priceHundredths,
    stakeKobo,
  });
  return {
    runnerId: 'home',
    runnerName: 'Home',
    marketKind,
    side,
    ...(line !== undefined && { line }),
    stakeMatched: stakeKobo,
    profit: Math.max(ifHitKobo, ifMissedKobo),
    liability: -Math.min(ifHitKobo, ifMissedKobo),
  };
}

test.each([
  ['one bet', [bet('match_odds', 'back', 185, 500)], [[185, 500]]],
  [
    'the fills of the betting rules, 600 at 2.50 and 400 at 2.48',
    [bet('match_odds', 'back', 250, 600), bet('match_odds', 'back', 248, 400)],
    [[249, 1000]],
  ],
  [
    'lays beside backs',
    [
      bet('match_odds', 'back', 250, 100),
      bet('match_odds', 'lay', 220, 300),
      bet('match_odds', 'lay', 240, 100),
    ],
    [
      [250, 100],
      [225, 400],
    ],
  ],
  [
    'rates of a bookmaker',
    [bet('bookmaker', 'lay', 9000, 100), bet('bookmaker', 'lay', 8000, 300)],
    [[8250, 400]],
  ],
  [
    'fancies, each line by itself',
    [
      bet('fancy', 'back', 10000, 100, 45),
      bet('fancy', 'back', 9000, 100, 46),
      bet('fancy', 'back', 9000, 100, 45),
    ],
    [
      [9500, 200],
      [9000, 100],
    ],
  ],
  ['nothing matched', [{ ...bet('match_odds', 'back', 200, 1), stakeMatched: 0 }], []],
] as const)('averages of %s', (_name, bets, expected) => {
  expect(betAverages(bets).map((row) => [row.priceHundredths, row.stakeKobo / 100])).toEqual(
    expected,
  );
});

test('the average is the stake-weighted one of the prices, on either side', () => {
  const fill = fc.record({
    price: fc.integer({ min: 101, max: 100_000 }),
    naira: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(fill, { minLength: 1 }), fc.constantFrom('back', 'lay'), (fills, side) => {
      const [row] = betAverages(
        fills.map(({ price, naira }) => bet('match_odds', side, price, naira)),
      );
      const weighted = averagePrice(
        fills.map(({ price, naira }) => ({ priceHundredths: price, stakeKobo: naira * 100 })),
      );
      expect(row?.priceHundredths).toBe(weighted);
    }),
  );
});
