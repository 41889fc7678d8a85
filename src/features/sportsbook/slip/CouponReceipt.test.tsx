import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCoupon } from '../../../testing/builders.ts';
import { show } from '../../../testing/show.tsx';
import { CouponReceipt } from './CouponReceipt.tsx';

test.each([
  ['open', true],
  ['won', true],
  ['lost', false],
  ['void', false],
] as const)('a bet that is %s in an open slip: ticked off is %s', (state, isTicked) => {
  show(<CouponReceipt bet={aCoupon({ state })} />);
  expect(screen.getByRole('status').querySelector('svg') !== null).toBe(isTicked);
});
