import { expect, test } from 'vitest';
import type { CouponLeg } from '../../contract/betting/couponBets.ts';
import { isCouponFound } from './couponBets.ts';

const leg = (eventName: string): CouponLeg => ({
  ...{ gameId: 'g', eventName, startsAt: 0, inPlay: false, marketId: 'm', marketName: '1X2' },
  ...{ selectionId: '1', selectionName: '1', selectionLabel: 'Home', oddsAsked: 150, odds: 150 },
  state: 'open',
});
const bet = {
  legs: [leg('Kano v Jos'), leg('Lagos v Abuja')],
  placedAt: Date.parse('2026-11-20T23:30:00Z'),
};

test.each([
  [{}, true],
  [{ product: 'sportsbook' }, true],
  [{ product: 'exchange' }, false],
  [{ event: 'ABUJA' }, true],
  [{ event: 'Enugu' }, false],
  [{ range: { from: '2026-11-21', to: '2026-11-21' } }, true],
  [{ range: { from: '2026-11-20', to: '2026-11-20' } }, false],
] as const)('%j finds it: %s', (filter, is) => {
  expect(isCouponFound(bet, filter)).toBe(is);
});
