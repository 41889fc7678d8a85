import { expect, test } from 'vitest';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { couponResultKobo } from '../../../domain/sportsbook/couponEnd.ts';
import { couponName } from '../../../domain/sportsbook/couponName.ts';
import { couponWord, soldText } from './couponWords.ts';

const bet: CouponBet = {
  ...{ couponId: 'K1', reference: 'r', kind: 'single', size: 1, combinations: 1, legs: [] },
  ...{ stake: 1_000_00, potentialWin: 0, potentialBonus: 0, potentialReturn: 0, maxWin: 0 },
  ...{ state: 'open', placedAt: 0, rulesVersion: '1.0' },
};

test.each([
  ['an open bet', {}, 0],
  ['a refused one', { state: 'rejected' }, 0],
  ['a lost one', { state: 'lost' }, -1_000_00],
  ['a won one', { state: 'won', returned: 5_827_50 }, 4_827_50],
  ['one that returned its stake', { state: 'void', returned: 1_000_00 }, 0],
  ['one cashed out below its stake', { state: 'cashed-out', returned: 700_00 }, -300_00],
  ['a free bet that lost', { state: 'lost', freeBetId: 'F1' }, 0],
  ['a free bet that won', { state: 'won', freeBetId: 'F1', returned: 500_00 }, 500_00],
] as const)('%s came to %d', (_name, part, kobo) => {
  expect(couponResultKobo({ ...bet, ...part })).toBe(kobo);
});

test.each([
  [{}, 'Single'],
  [{ kind: 'system', size: 2, combinations: 3 }, 'System 2 of 0, 3 combinations'],
  [{ kind: 'acca' }, 'Acca of 0'],
] as const)('%j is called %s', (part, name) => {
  expect(couponName({ ...bet, ...part })).toBe(name);
});

test.each<[Partial<CouponBet>, string | undefined]>([
  [{}, undefined],
  [{ soldStake: 500_00, soldFor: 475_00 }, 'Cashed out ₦500 of the stake for ₦475'],
  [
    { soldStake: 1_000_00, soldFor: 950_00, restaked: 950_00 },
    'Changed: ₦950 of its worth was staked again',
  ],
  [
    { soldStake: 1_000_00, soldFor: 950_40, restaked: 950_00 },
    'Changed: ₦950 of its worth was staked again, ₦0.40 was paid',
  ],
  [
    { soldStake: 1_000_00, soldFor: 949_50, restaked: 712_00 },
    'Cashed out for ₦237.50 in part; ₦712 of its worth was staked again',
  ],
])('%j is told as %s', (part, text) => {
  expect(soldText({ ...bet, ...part })).toBe(text);
});

test.each([
  [{ state: 'won', returned: 1_400_00 }, 'Won'],
  [{ state: 'won', returned: 1_000_00 }, 'Stake returned'],
  [{ state: 'won', returned: 972_00 }, 'Part returned'],
  [{ state: 'won', returned: 1_100_00, soldStake: 500_00, soldFor: 300_00 }, 'Part returned'],
  [{ state: 'won', returned: 400_00, freeBetId: 'F1' }, 'Won'],
  [{ state: 'won', returned: 0, freeBetId: 'F1' }, 'Lost'],
  [{ state: 'cashed-out', returned: 700_00 }, 'Cashed out'],
] as const)('%j is called %s', (part, text) => {
  expect(couponWord({ ...bet, ...part }).text).toBe(text);
});
