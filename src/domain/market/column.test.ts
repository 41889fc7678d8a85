import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestFirst, type ColumnLevel, levelKobo, takeFromColumn } from './column.ts';
import { averagePrice } from './fills.ts';
import { isAsGoodAs } from './matching.ts';

const N = 100;

const TO_BACK: ColumnLevel[] = [
  { priceHundredths: 2_48, othersKobo: 500 * N, queue: [] },
  { priceHundredths: 2_50, othersKobo: 300 * N, queue: [] },
];

test('vector 1: the best price first, to the limit, each part at its own price', () => {
  const order = { side: 'back', priceHundredths: 2_48, stakeKobo: 1_000 * N } as const;
  const { fills, restKobo } = takeFromColumn(order, TO_BACK);
  expect(fills).toEqual([
    { priceHundredths: 2_50, stakeKobo: 300 * N },
    { priceHundredths: 2_48, stakeKobo: 500 * N },
  ]);
  expect(restKobo).toBe(200 * N);
  expect(averagePrice(fills)).toBe(2_49);
});

test('at one price, what stands before an order is taken before it, and what came later after it', () => {
  const queue = [{ id: 'A', restKobo: 200 * N, aheadKobo: 300 * N }];
  const take = (naira: number) => {
    const order = { side: 'back', priceHundredths: 2_48, stakeKobo: naira * N } as const;
    const level = { priceHundredths: 2_48, othersKobo: 500 * N, queue };
    const [taken] = takeFromColumn(order, [level]).levels;
    return [taken?.filled[0]?.kobo ?? 0, taken?.othersKobo].map((kobo) => (kobo ?? 0) / N);
  };
  expect(take(250)).toEqual([0, 250]);
  expect(take(400)).toEqual([100, 300]);
  expect(take(600)).toEqual([200, 400]);
});

test('money that has left since is not ahead any more', () => {
  const queue = [{ id: 'A', restKobo: 200 * N, aheadKobo: 900 * N }];
  const level = { priceHundredths: 2_48, othersKobo: 100 * N, queue };
  const order = { side: 'back', priceHundredths: 2_48, stakeKobo: 300 * N } as const;
  const { levels, restKobo } = takeFromColumn(order, [level]);
  expect([restKobo, levels[0]?.filled[0]?.kobo, levels[0]?.othersKobo]).toEqual([
    0,
    200 * N,
    100 * N,
  ]);
});

const kobo = fc.integer({ min: 0, max: 500_000 });
const someLevel = (priceHundredths: number) =>
  fc.record({
    priceHundredths: fc.constant(priceHundredths),
    othersKobo: kobo,
    queue: fc.uniqueArray(fc.record({ id: fc.uuid(), restKobo: kobo, aheadKobo: kobo }), {
      maxLength: 4,
      selector: ({ id }) => id,
    }),
  });
const someColumn = fc
  .uniqueArray(fc.integer({ min: 101, max: 130 }), { maxLength: 6 })
  .chain((prices) => fc.tuple(...prices.map(someLevel)));

test('no size is given out twice, none worse than the limit, and none is passed over', () => {
  const side = fc.constantFrom('back' as const, 'lay' as const);
  const limit = fc.integer({ min: 101, max: 130 });
  const stake = fc.integer({ min: 1, max: 3_000_000 });
  fc.assert(
    fc.property(someColumn, side, limit, stake, (column, taker, priceHundredths, stakeKobo) => {
      const order = { side: taker, priceHundredths, stakeKobo };
      const { fills, restKobo, levels } = takeFromColumn(order, column);
      const matched = fills.reduce((sum, fill) => sum + fill.stakeKobo, 0);
      expect(matched + restKobo).toBe(stakeKobo);
      const within = bestFirst(taker, column).filter((level) =>
        isAsGoodAs(taker, level.priceHundredths, priceHundredths),
      );
      const there = within.reduce((sum, level) => sum + levelKobo(level), 0);
      expect(matched).toBe(Math.min(stakeKobo, there));
      for (const taken of levels) {
        const level = within.find((one) => one.priceHundredths === taken.priceHundredths);
        const given = taken.filled.reduce((sum, one) => sum + one.kobo, 0) + taken.othersKobo;
        const parts = fills
          .filter((one) => one.priceHundredths === taken.priceHundredths)
          .map((one) => one.stakeKobo);
        // Each counterparty has the same part as the taker, so that both round it alike.
        for (const { kobo } of taken.filled) expect(parts).toContain(kobo);
        expect(parts.reduce((sum, kobo) => sum + kobo, 0)).toBe(given);
        expect(taken.othersKobo).toBeLessThanOrEqual(level?.othersKobo ?? 0);
        for (const one of taken.filled) {
          const order = level?.queue.find(({ id }) => id === one.id);
          expect(one.kobo).toBeLessThanOrEqual(order?.restKobo ?? 0);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});
