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
])('the largest stake is set by %s', (_name, offer, maxStakeKobo, roomKobo, stake) => {
  expect(maxStake(offer, { minStakeKobo: 100_00, maxStakeKobo, roomKobo })).toBe(stake);
});

const BOUNDS = { minStakeKobo: 100_00, maxStakeKobo: 5_000_00, roomKobo: 3_000_00 };

test.each([
  ['fine', BACK, 100_00, undefined, undefined],
  ['the last that fits', BACK, 3_000_00, undefined, undefined],
  ['with kobo', BACK, 100_50, 'not-whole-naira', 'Stakes are in whole naira.'],
  ['too small', BACK, 99_00, 'below-min', 'The smallest stake here is ₦100.00.'],
  ['too large', BACK, 5_001_00, 'above-max', 'The largest stake here is ₦5,000.00.'],
  ['a lay too large', LAY, 2_501_00, 'above-max', 'The largest liability here is ₦5,000.00.'],
  [
    'more than the money',
    BACK,
    3_001_00,
    'not-enough-available',
    'This bet needs ₦1.00 more than you have available.',
  ],
])('a stake %s', (_name, offer, stakeKobo, reason, text) => {
  const refusal = stakeRefusal(offer, stakeKobo, BOUNDS);
  expect(refusal?.reason).toBe(reason);
  expect(refusal?.text).toBe(text);
});

test('limits of 0 limit nothing', () => {
  const none = { minStakeKobo: 0, maxStakeKobo: 0, roomKobo: LOTS };
  expect(stakeRefusal(BACK, 1_00, none)).toBeUndefined();
  expect(stakeRefusal(BACK, LOTS, none)).toBeUndefined();
});

test('the largest stake is taken, a naira more is not', () => {
  const bounds = fc.record({
    minStakeKobo: fc.constant(0),
    maxStakeKobo: fc.nat(1_000_000),
    roomKobo: fc.nat(1_000_000),
  });
  const offer = fc.record<Offer>({
    side: fc.constantFrom('back' as const, 'lay' as const),
    scale: fc.constant('decimal'),
    priceHundredths: fc.integer({ min: 1_01, max: 20_00 }),
  });
  fc.assert(
    fc.property(offer, bounds, (at, within) => {
      const stakeKobo = maxStake(at, within);
      expect(stakeRefusal(at, stakeKobo, within)).toBeUndefined();
      expect(stakeRefusal(at, stakeKobo + 1_00, within)).toBeDefined();
      expect(liability({ ...at, stakeKobo })).toBeLessThanOrEqual(within.roomKobo);
    }),
  );
});
