import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnLadder, ticksBetween } from '../../../src/domain/market/ladder.ts';
import { type Book, exchangePrices, type RunnerPrices } from './exchangePrices.ts';

const book = { key: 5, depthNaira: 20_000, wobble: 0.03 };
const chances = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });

function best(prices: RunnerPrices[], side: 'back' | 'lay'): (number | undefined)[] {
  return prices.map((runner) => runner[side][0]?.[0]);
}

/** Sum of 100 / price in per cent, or undefined where a runner has none. */
function bookPercent(prices: (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const price of prices) {
    if (price === undefined) return undefined;
    sum += 10_000 / price;
  }
  return sum;
}

test('prices stand on the ladder, tick by tick from the best, back below lay', () => {
  fc.assert(
    fc.property(chances, fc.nat(100_000), (shares, tick) => {
      for (const { back, lay } of exchangePrices(book, shares, tick)) {
        for (const [price, size] of [...back, ...lay]) {
          expect(isOnLadder(price)).toBe(true);
          expect(size).toBeGreaterThan(0);
          expect(size % 100).toBe(0);
        }
        back.slice(1).forEach(([price], index) => {
          expect(ticksBetween(price, back[index]?.[0] ?? 0)).toBe(1);
        });
        lay.slice(1).forEach(([price], index) => {
          expect(ticksBetween(lay[index]?.[0] ?? 0, price)).toBe(1);
        });
        expect(back[0]?.[0] ?? 0).toBeLessThan(lay[0]?.[0] ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test('nobody can back all runners, or lay all, at a profit', () => {
  fc.assert(
    fc.property(chances, fc.nat(100_000), (shares, tick) => {
      const prices = exchangePrices(book, shares, tick);
      expect(bookPercent(best(prices, 'back')) ?? 100).toBeGreaterThanOrEqual(100);
      expect(bookPercent(best(prices, 'lay')) ?? 100).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  ['an even match', [0.5, 0.5]],
  ['a favourite', [0.72, 0.28]],
  ['soccer', [0.45, 0.27, 0.28]],
])('%s has a book of 100 to 103 per cent', (_, shares) => {
  for (let tick = 0; tick < 2000; tick++) {
    const percent = bookPercent(best(exchangePrices(book, shares, tick), 'back'));
    expect(percent).toBeGreaterThanOrEqual(100);
    expect(percent).toBeLessThan(103);
  }
});

test('what is certain cannot be backed', () => {
  const still: Book = { ...book, wobble: 0 };
  const [sure, hopeless] = exchangePrices(still, [1, 0], 1);
  expect(sure?.back).toEqual([]);
  expect(sure?.lay.map(([price]) => price)).toEqual([101, 102, 103]);
  expect(hopeless?.lay).toEqual([]);
});

test('money stays at its price when the book moves by a tick', () => {
  const still: Book = { ...book, wobble: 0 };
  const [before] = exchangePrices(still, [0.5, 0.5], 1);
  const [after] = exchangePrices(still, [0.503, 0.497], 2);
  expect(after?.back[0]?.[0]).toBe(198);
  expect(after?.back[0]).toEqual(before?.back[1]);
});
