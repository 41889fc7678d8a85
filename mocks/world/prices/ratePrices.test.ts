import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratePrices } from './ratePrices.ts';

const SIZE = expect.any(Number);

test('an even match is offered on both sides, in whole rates', () => {
  expect(ratePrices([0.5, 0.5])).toMatchObject([
    { back: [[9600, SIZE]], lay: [[10400, SIZE]] },
    { back: [[9600, SIZE]], lay: [[10400, SIZE]] },
  ]);
});

test('beside a strong favourite nobody else is priced', () => {
  const [favourite, other] = ratePrices([0.75, 0.25]);
  expect(favourite).toMatchObject({ back: [[3100, SIZE]], lay: [[3500, SIZE]] });
  expect(other).toEqual({ back: [], lay: [] });
});

test.each([0.98, 0.99, 0.999])('a favourite at %d is still priced, alone', (chance) => {
  const [favourite, other] = ratePrices([chance, 1 - chance]);
  expect(favourite).toMatchObject({ back: [[100, SIZE]], lay: [[expect.any(Number), SIZE]] });
  expect(other).toEqual({ back: [], lay: [] });
});

test('the favourite is always priced, in whole rates, back below lay', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (chance) => {
      const prices = ratePrices([chance, 1 - chance]);
      expect(prices.some(({ back }) => back.length > 0)).toBe(true);
      for (const { back, lay } of prices) {
        expect(back).toHaveLength(lay.length);
        if (!back[0] || !lay[0]) continue;
        expect(back[0][0]).toBeGreaterThan(0);
        expect(back[0][0] % 100).toBe(0);
        expect(back[0][0]).toBeLessThan(lay[0][0]);
      }
    }),
  );
});
