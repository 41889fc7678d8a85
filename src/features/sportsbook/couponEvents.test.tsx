import { expect, test } from 'vitest';
import { openNetwork } from '../../testing/network.ts';
import { until } from '../../testing/until.ts';
import { couponEvents, loadMoreCoupons } from './couponEvents.ts';

const SOON = { sport: 1, isLive: false } as const;

test('rows that were asked for stay when the list is refreshed, and are as old as they are', async () => {
  openNetwork();
  const list = couponEvents(SOON);
  const rows = () => list.state.data?.events.map(({ gameId }) => gameId) ?? [];
  const first = await until(async () => {
    await list.refresh();
    expect(rows()).not.toEqual([]);
    return rows();
  });
  list.state.savedAt = 1;
  await loadMoreCoupons(SOON);
  const all = rows();
  expect(all.length).toBeGreaterThan(first.length);
  expect(list.state.savedAt).toBe(1);
  await list.refresh();
  expect(rows()).toEqual(all);
  expect(list.state.savedAt).toBeGreaterThan(1);
});
