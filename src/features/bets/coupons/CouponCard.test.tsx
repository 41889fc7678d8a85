import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CouponBet, CouponLeg } from '../../../contract/betting/couponBets.ts';
import { aCoupon } from '../../../testing/builders.ts';
import { show } from '../../../testing/show.tsx';
import { CouponCard } from './CouponCard.tsx';

const leg: CouponLeg = {
  ...{ gameId: 'g', eventName: 'Kano v Jos', startsAt: 0, inPlay: false, marketId: 'm' },
  ...{ marketName: '1X2', selectionId: '1', selectionName: '1', selectionLabel: 'Kano' },
  ...{ oddsAsked: 150, odds: 150, state: 'open' },
};

function card(about: Partial<CouponBet>): string {
  show(<CouponCard bet={aCoupon(about)} scores={new Map()} />);
  return screen.getAllByRole('listitem')[0]?.textContent ?? '';
}

test('a bet that was edited is not told as cashed out', () => {
  const text = card({ stake: 950_00, soldStake: 1_000_00, soldFor: 950_00, restaked: 950_00 });
  expect(text).toContain('Changed: ₦950 of its worth was staked again');
  expect(text).not.toContain('Cashed out');
});

test.each([
  ['open', 1],
  ['lost', 1],
  ['cashed-out', 0],
  ['rejected', 0],
] as const)('a bet that is %s says "Open" %d times', (state, times) => {
  const text = card({ state, legs: [leg] });
  expect(text.match(/Open/g) ?? []).toHaveLength(times);
});

test('a system that pays less than its stake does not say that it has won', () => {
  const system = { kind: 'system', size: 2, combinations: 3, stake: 300_00 } as const;
  const text = card({ ...system, state: 'won', returned: 272_00 });
  expect(text).toContain('Part returned −₦28.00');
  expect(text).toContain('Returned ₦272');
  expect(text).not.toContain('Won');
});
