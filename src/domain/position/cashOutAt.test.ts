import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashOutAt, oddRunner } from './cashOutAt.ts';

const of = (home: number, draw: number, away: number) =>
  new Map([
    ['home', home],
    ['draw', draw],
    ['away', away],
  ]);

test.each([
  [
    'a back of ₦1,000 at 2.50, taken out at 2.20',
    of(1500_00, -1000_00, -1000_00),
    220,
    { side: 'lay', stakeKobo: 113_636, lockedKobo: 13_636 },
  ],
  [
    'a lay of ₦1,000 at 2.20, taken out at 2.50',
    of(-1200_00, 1000_00, 1000_00),
    250,
    { side: 'back', stakeKobo: 88_000, lockedKobo: 12_000 },
  ],
])('%s', (_, position, price, expected) => {
  expect(cashOutAt(position, 'home', price)).toEqual({ runnerId: 'home', ...expected });
});

test('nothing to equalise, or more than one order', () => {
  expect(cashOutAt(of(1, 1, 1), 'home', 220)).toBeUndefined();
  expect(cashOutAt(of(1500_00, -1000_00, 0), 'home', 220)).toBeUndefined();
  expect(cashOutAt(of(1500_00, -1000_00, -1000_00), 'draw', 220)).toBeUndefined();
});

test('the runner that differs is found', () => {
  expect(oddRunner(of(0, 500_00, 0), new Set())).toBe('draw');
  expect(oddRunner(of(1, 2, 3), new Set())).toBeUndefined();
  const two = new Map([
    ['home', 100_00],
    ['away', -100_00],
  ]);
  expect(oddRunner(two, new Set(['away']))).toBe('away');
});

test('once matched, all outcomes are within a kobo of stake at the price', () => {
  const kobo = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(kobo, kobo, fc.integer({ min: 101, max: 100_000 }), (own, other, price) => {
      const order = cashOutAt(of(own, other, other), 'home', price);
      if (!order) return;
      const { side, stakeKobo, lockedKobo } = order;
      const winKobo = Math.floor((stakeKobo * (price - 100)) / 100);
      const after = side === 'lay' ? own - winKobo : own + winKobo;
      expect(Math.abs(after - lockedKobo)).toBeLessThanOrEqual(price / 100 + 1);
    }),
  );
});
