import { expect, test } from 'vitest';
import { aCoupon, aCouponLeg } from '../../../testing/builders.ts';
import { ticketText } from './ticketText.ts';

test('a picture says code, legs with odds, stake and return, and no reference of the player', () => {
  const bet = aCoupon({ stake: 500_00, potentialReturn: 925_00, totalOdds: 185 });
  const ticket = ticketText(bet, 'BRSPHR');
  expect(ticket.code).toBe('BRS PHR');
  expect(ticket.legs).toHaveLength(bet.legs.length);
  expect(ticket.legs[0]?.label).toBe(bet.legs[0]?.selectionLabel);
  expect(ticket.sums).toEqual([
    { name: 'Total odds', value: '1.85' },
    { name: 'Stake', value: '₦500.00' },
    { name: 'Possible return', value: '₦925.00' },
  ]);
  expect(JSON.stringify(ticket)).not.toContain(bet.reference);
});

test('a settled one says what it paid, a free bet that it paid the stake', () => {
  const bet = aCoupon({ state: 'won', stake: 500_00, freeBetId: 'F1', returned: 425_00 });
  const { sums, code } = ticketText(bet, undefined);
  expect(code).toBeUndefined();
  expect(sums.slice(-2)).toEqual([
    { name: 'Stake', value: '₦500.00, a free bet' },
    { name: 'Returned', value: '₦425.00' },
  ]);
});

test('a picture’s title tells a system of one size from another, and a one cut from an acca', () => {
  const legs = ['g-1', 'g-2', 'g-3', 'g-4'].map(aCouponLeg);
  const titleOf = (kind: 'system' | 'one-cut', size: number) =>
    ticketText(aCoupon({ kind, size, legs }), undefined).title;
  expect(titleOf('system', 2)).toBe('System 2 of 4');
  expect(titleOf('system', 3)).toBe('System 3 of 4');
  expect(titleOf('one-cut', 4)).toBe('One cut of 4');
});
