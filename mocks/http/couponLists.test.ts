import { expect, test } from 'vitest';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import { createTestCaller } from '../hosts/testCaller.ts';

test('the leagues of a sport come by the money on them', async () => {
  const app = createTestCaller();
  const { competitions, asOf } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const matched = new Map<string, number>();
  for (const event of app.backend.context.operator.world.events(asOf)) {
    if (event.status !== 'upcoming') continue;
    matched.set(event.competition, (matched.get(event.competition) ?? 0) + event.matched);
  }
  const sums = competitions.map(({ name }) => matched.get(name) ?? 0);
  expect(sums.length).toBeGreaterThan(5);
  expect(sums).toEqual([...sums].sort((one, other) => other - one));
});
