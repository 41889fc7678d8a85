import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LADDER, ticksBetween } from '../../../src/domain/market/ladder.ts';
import { exchangeColumn, exchangePrices } from './exchangePrices.ts';

const book = { key: 5, depthNaira: 20_000, wobble: 0.03 };
const side = fc.constantFrom('back' as const, 'lay' as const);
const chance = fc.double({ min: 0.03, max: 0.95, noNaN: true });

test('a column begins with the best prices, and ends where the ladder does', () => {
  fc.assert(
    fc.property(chance, fc.nat(100_000), side, (share, tick, of) => {
      const chances = [share, 1 - share];
      const levels = [...exchangeColumn(book, chances, tick, { runner: 0, side: of })];
      expect(levels.slice(0, 3)).toEqual(exchangePrices(book, chances, tick)[0]?.[of]);
      const prices = levels.map(([price]) => price);
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => (of === 'back' ? b - a : a - b)));
      expect(prices.at(-1)).toBe(of === 'back' ? 101 : 1000_00);
    }),
  );
});

test('money stands at the ten best prices and more, as far as the ladder has them', () => {
  fc.assert(
    fc.property(chance, fc.nat(100_000), side, (share, tick, of) => {
      const levels = [...exchangeColumn(book, [share, 1 - share], tick, { runner: 0, side: of })];
      const best = levels[0]?.[0] ?? 0;
      const left = of === 'back' ? ticksBetween(101, best) : ticksBetween(best, 1000_00);
      expect(levels.length).toBeGreaterThan(Math.min(left, 10));
      levels.slice(1, 10).forEach(([price], index) => {
        expect(Math.abs(ticksBetween(price, levels[index]?.[0] ?? 0))).toBe(1);
      });
    }),
  );
});

test('more stands at round prices, most at 1.01 and 1000', () => {
  const sums = new Map<number, number>();
  for (let tick = 0; tick < 20_000; tick += 80) {
    for (const of of ['back', 'lay'] as const) {
      for (const [price, kobo] of exchangeColumn(book, [0.4, 0.6], tick, { runner: 0, side: of })) {
        sums.set(price, (sums.get(price) ?? 0) + kobo);
      }
    }
  }
  const at = (price: number) => sums.get(price) ?? 0;
  for (const [round, ...beside] of [
    [2_00, 1_99, 2_02],
    [3_00, 2_98, 3_05],
    [4_00, 3_95, 4_10],
    [10_00, 9_80, 10_50],
    [100_00, 95_00, 110_00],
  ] as const) {
    for (const other of beside) expect(at(round)).toBeGreaterThan(1.7 * at(other));
  }
  const queues = [at(101), at(1000_00)];
  for (const price of LADDER) expect(at(price)).toBeLessThanOrEqual(Math.max(...queues));
  expect(Math.min(...queues)).toBeGreaterThan(1.5 * at(100_00));
});

test('money behind the best prices stays when the book moves by a tick', () => {
  const still = { ...book, wobble: 0 };
  const column = (share: number, tick: number) =>
    new Map(exchangeColumn(still, [share, 1 - share], tick, { runner: 0, side: 'back' }));
  const before = column(0.5, 1);
  const after = column(0.503, 2);
  const behind = [...after].slice(3, 12).filter(([price]) => before.get(price) !== undefined);
  const same = behind.filter(([price, kobo]) => before.get(price) === kobo);
  expect(same.length).toBeGreaterThanOrEqual(8);
});
