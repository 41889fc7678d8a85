import { expect, test } from 'vitest';
import { listEvents } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { ahead } from './ahead.ts';

// Backends of one seed share their world: each asks for days of its own.
test.each([
  { endpoint: listEvents, advance: '192h', later: 9 },
  // And the first markets of each match on the page.
  { endpoint: listCoupons, advance: '384h', later: 39 },
])(
  'a day that nobody has asked for is worked out match by match before $endpoint.path answers',
  ({ endpoint, advance, later }) => {
    const { control, context } = createTestCaller().backend;
    control.run('clock', { advance });
    const steps = () => [...ahead(context.operator, endpoint, {})].length;
    expect(steps()).toBeGreaterThan(50);
    // The days, and none of their matches.
    expect(steps()).toBeLessThanOrEqual(later);
  },
);
