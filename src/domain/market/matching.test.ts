import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averagePrice } from './fills.ts';
import { type DepthLevel, matchOrder, type Order } from './matching.ts';

const TO_BACK: DepthLevel[] = [
  [2_50, 600_00],
  [2_48, 400_00],
  [2_46, 1_000_00],
];
const TO_LAY: DepthLevel[] = [
  [2_52, 300_00],
  [2_54, 500_00],
  [2_60, 900_00],
];

test.each([
  ['at the best price', 'back', 2_50, 600, false, [[2_50, 600]], 0],
  [
    'with price improvement',
    'back',
    2_48,
    1_000,
    false,
    [
      [2_50, 600],
      [2_48, 400],
    ],
    0,
  ],
  [
    'well below the market',
    'back',
    1_01,
    700,
    false,
    [
      [2_50, 600],
      [2_48, 100],
    ],
    0,
  ],
  ['above the market', 'back', 2_52, 100, false, [], 100],
  ['all or nothing, one naira short', 'back', 2_48, 1_001, false, [], 1_001],
  [
    'in part',
    'back',
    2_48,
    1_001,
    true,
    [
      [2_50, 600],
      [2_48, 400],
    ],
    1,
  ],
  [
    'a lay, lowest first',
    'lay',
    2_54,
    500,
    false,
    [
      [2_52, 300],
      [2_54, 200],
    ],
    0,
  ],
  ['a lay below the market', 'lay', 2_50, 100, true, [], 100],
  [
    'a lay above the market',
    'lay',
    1000_00,
    900,
    false,
    [
      [2_52, 300],
      [2_54, 500],
      [2_60, 100],
    ],
    0,
  ],
] as const)('%s', (_name, side, priceHundredths, stake, isPartialAllowed, fills, remaining) => {
  const order = { side, priceHundredths, stakeKobo: stake * 100, isPartialAllowed };
  const result = matchOrder(order, side === 'back' ? TO_BACK : TO_LAY);
  expect(result.fills.map((fill) => [fill.priceHundredths, fill.stakeKobo / 100])).toEqual(fills);
  expect(result.remainingKobo).toBe(remaining * 100);
});

test('what was taken is gone from the depth, the rest stands', () => {
  const order = { side: 'back', priceHundredths: 2_46, stakeKobo: 1_100_00 } as const;
  const { depth, fills } = matchOrder({ ...order, isPartialAllowed: false }, TO_BACK);
  expect(depth).toEqual([[2_46, 900_00]]);
  expect(averagePrice(fills)).toBe(2_49);
});

test('a failed order leaves the depth as it was', () => {
  const order = { side: 'back', priceHundredths: 2_50, stakeKobo: 601_00 } as const;
  expect(matchOrder({ ...order, isPartialAllowed: false }, TO_BACK).depth).toEqual(TO_BACK);
});

test('at one price the oldest level goes first', () => {
  const queue: DepthLevel[] = [
    [2_50, 100_00],
    [2_50, 300_00],
  ];
  const order = { side: 'back', priceHundredths: 2_50, stakeKobo: 200_00 } as const;
  const { depth } = matchOrder({ ...order, isPartialAllowed: false }, queue);
  expect(depth).toEqual([[2_50, 200_00]]);
});

describe('properties', () => {
  const price = fc.integer({ min: 1_01, max: 4_00 });
  const levels = fc.array(fc.tuple(price, fc.nat(100_000)), { maxLength: 8 });
  const order = fc.record<Order>({
    side: fc.constantFrom('back' as const, 'lay' as const),
    priceHundredths: price,
    stakeKobo: fc.integer({ min: 1, max: 300_000 }),
    isPartialAllowed: fc.boolean(),
  });
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const size = (depth: readonly DepthLevel[]) => total(depth.map(([, kobo]) => kobo));

  test('stake and depth are conserved, and nothing given is changed', () => {
    fc.assert(
      fc.property(order, levels, (asked, depth) => {
        const given = structuredClone(depth);
        const result = matchOrder(asked, depth);
        const filled = total(result.fills.map((fill) => fill.stakeKobo));
        expect(filled + result.remainingKobo).toBe(asked.stakeKobo);
        expect(size(result.depth) + filled).toBe(size(depth));
        expect(depth).toEqual(given);
      }),
    );
  });

  test('no fill is worse than asked, and no better money is left behind', () => {
    fc.assert(
      fc.property(order, levels, (asked, depth) => {
        const sign = asked.side === 'back' ? 1 : -1;
        const result = matchOrder(asked, depth);
        for (const { priceHundredths } of result.fills) {
          expect(sign * priceHundredths).toBeGreaterThanOrEqual(sign * asked.priceHundredths);
          for (const [left] of result.depth) {
            expect(sign * left).toBeLessThanOrEqual(sign * priceHundredths);
          }
        }
      }),
    );
  });

  test('all or nothing fills exactly when filling in part leaves nothing', () => {
    fc.assert(
      fc.property(order, levels, (asked, depth) => {
        const partly = matchOrder({ ...asked, isPartialAllowed: true }, depth);
        const wholly = matchOrder({ ...asked, isPartialAllowed: false }, depth);
        if (partly.remainingKobo === 0) expect(wholly).toEqual(partly);
        else expect(wholly.fills).toEqual([]);
      }),
    );
  });
});
