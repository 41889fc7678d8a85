import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liability, type Offer } from './bet.ts';
import { maxStake, stakeRefusal } from './limits.ts';

const BACK: Offer = { side: 'back', scale: 'decimal', priceHundredths: 3_00 };
const LAY: Offer = { ...BACK, side: 'lay' };
const LOTS = 1_000_000_00;

test.each([
  ['the market', BACK, 5_000_00, LOTS, 5_000_00],
  ['the money', BACK, 5_000_00, 700_50, 700_00],
  ['the money, where there is no limit', BACK, 0, 700_50, 700_00],
  ['the liability of a lay', LAY, 5_000_00, LOTS, 2_500_00],
  ['the money behind a lay', LAY, 0, 701_00, 350_00],
  ['no money at all', BACK, 5_000_00, 0, 0],
  ['less than no money', LAY, 5_000_00, -50_00, 0],
])('the largest stake is set by %s', (_name, offer, most, roomKobo, stake) => {
  expect(maxStake(offer, { minStake: 100_00, maxStake: most }, roomKobo)).toBe(stake);
});

const LIMITS = { minStake: 100_00, maxStake: 5_000_00 };

test('a hedge that was worked out may carry kobo and be small, but no larger than others', () => {
  expect(stakeRefusal(LAY, 12_34, LIMITS, true)).toBeUndefined();
  expect(stakeRefusal(LAY, 2_500_01, LIMITS, true)?.reason).toBe('above-max');
});

test.each([
  ['that is the smallest', BACK, 100_00, undefined],
  ['that is the largest', BACK, 5_000_00, undefined],
  ['with the largest liability', LAY, 2_500_00, undefined],
  ['with kobo', BACK, 100_50, { reason: 'not-whole-naira', text: 'Stakes are in whole naira.' }],
  ['too small', BACK, 99_00, { reason: 'below-min', text: 'The smallest stake here is ₦100.00.' }],
  [
    'too large',
    BACK,
    5_001_00,
    { reason: 'above-max', text: 'The largest stake here is ₦5,000.00.' },
  ],
  [
    'of a lay too large',
    LAY,
    2_501_00,
    { reason: 'above-max', text: 'One bet here can lose at most ₦5,000.00.' },
  ],
])('a stake %s', (_name, offer, stakeKobo, refusal) => {
  expect(stakeRefusal(offer, stakeKobo, LIMITS)).toEqual(refusal);
});

test('limits of 0 limit nothing', () => {
  const none = { minStake: 0, maxStake: 0 };
  expect(stakeRefusal(BACK, 1_00, none)).toBeUndefined();
  expect(stakeRefusal(BACK, LOTS, none)).toBeUndefined();
});

test('the largest stake is taken and affordable; a naira more is one or the other no longer', () => {
  const limits = fc.record({ minStake: fc.constant(0), maxStake: fc.nat(1_000_000) });
  const offer = fc.record<Offer>({
    side: fc.constantFrom('back' as const, 'lay' as const),
    scale: fc.constant('decimal'),
    priceHundredths: fc.integer({ min: 1_01, max: 20_00 }),
  });
  fc.assert(
    fc.property(offer, limits, fc.nat(1_000_000), (at, within, roomKobo) => {
      const isFine = (stakeKobo: number) =>
        stakeRefusal(at, stakeKobo, within) === undefined &&
        liability({ ...at, stakeKobo }) <= roomKobo;
      const stakeKobo = maxStake(at, within, roomKobo);
      expect(isFine(stakeKobo)).toBe(true);
      expect(isFine(stakeKobo + 1_00)).toBe(false);
    }),
  );
});
