import { expect, test } from 'vitest';
import { aCoupon } from '../../../testing/builders.ts';
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
