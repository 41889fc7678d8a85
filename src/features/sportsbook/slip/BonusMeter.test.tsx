import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { BonusMeter } from './BonusMeter.tsx';
import { couponOrders } from './coupon/couponOrders.ts';

test('the meter counts the selections that count for the bonus, and no others', () => {
  const legs = [150, 150, 150, 110, 110].map((oddsHundredths, index) => ({
    ...{ oddsHundredths, state: 'open', change: 'same', isAccepted: true, quote: undefined },
    pick: {
      ...{ gameId: `g-${index}`, marketId: `g-${index}:f-1x2`, selectionId: 'home' },
      reference: `r-${index}`,
    },
  })) satisfies Parameters<typeof couponOrders>[0];
  const terms = { kind: 'acca', size: 5, stakeKobo: 500_00, reference: 'r' } as const;
  show(<BonusMeter order={couponOrders(legs, terms)[0]} />);
  expect(document.body.textContent).toContain('5% with 2 more selections');
  const meter = screen.getByRole('meter');
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['3', '5']);
});
