import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdtFor } from './usdtFor.ts';

test.each([
  ['₦5,000 at ₦1,600', 5_000_00, 1_600_00, 313],
  ['exactly 3 USDT', 4_800_00, 1_600_00, 300],
])('%s', (_name, amountKobo, rateKobo, hundredths) => {
  expect(usdtFor(amountKobo, rateKobo)).toBe(hundredths);
});

test('what is sent is worth the amount, and less than a cent more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_00 }),
      fc.integer({ min: 500_00, max: 5_000_00 }),
      (amountKobo, rateKobo) => {
        const worthKobo = (usdtFor(amountKobo, rateKobo) * rateKobo) / 100;
        expect(worthKobo).toBeGreaterThanOrEqual(amountKobo);
        expect(worthKobo - amountKobo).toBeLessThan(rateKobo / 100);
      },
    ),
  );
});
