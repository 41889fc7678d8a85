import { expect, test } from 'vitest';
import { listEvents } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { ahead } from './ahead.ts';

// Backends of one seed share their world: each asks for days of its own.
test.each([
  { endpoint: listEvents, advance: '192h' },
  { endpoint: listCoupons, advance: '384h' },
])(
  'a day that nobody has asked for is worked out match by match before $endpoint.path answers',
  ({ endpoint, advance }) => {
    const { control, desk } = createTestCaller().backend;
    control.run('clock', { advance });
    const steps = () => [...ahead(desk.house, endpoint, {})].length;
    expect(steps()).toBeGreaterThan(50);
    // The days, and none of their matches.
    expect(steps()).toBeLessThan(10);
  },
);
