import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { listCoupons } from '../../contract/betting/coupon.ts';
import { env } from '../../env.ts';
import { flushAll } from '../../storage/persisted.ts';
import { openNetwork } from '../../testing/network.ts';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';
import { couponEvents, loadMoreCoupons } from './couponEvents.ts';

const SOON = { sport: 1, isLive: false } as const;

/** On a busy machine an answer can come too late to count. */
const refreshed = (list: ReturnType<typeof couponEvents>) =>
  until(async () => expect(await list.refresh()).toBe(true));

test('rows that were asked for stay when the list is refreshed, and are as old as they are', async () => {
  openNetwork();
  const list = couponEvents(SOON);
  const rows = () => list.state.data?.events.map(({ gameId }) => gameId) ?? [];
  await refreshed(list);
  const first = rows();
  list.state.savedAt = 1;
  await loadMoreCoupons(SOON);
  const all = rows();
  expect(all.length).toBeGreaterThan(first.length);
  expect(list.state.savedAt).toBe(1);
  await refreshed(list);
  expect(rows()).toEqual(all);
  expect(list.state.savedAt).toBeGreaterThan(1);
});

test('a day later no match that has begun is listed as to come, and each one offered can be reached', async () => {
  const network = openNetwork();
  const list = couponEvents(SOON);
  await refreshed(list);
  await loadMoreCoupons(SOON);
  network.run('clock', { advance: '24h' });
  await refreshed(list);
  const told = () => {
    if (!list.state.data) throw new Error('Nothing is listed');
    return list.state.data;
  };
  const { asOf, events, total } = told();
  expect(events.filter(({ startsAt }) => startsAt < asOf)).toEqual([]);
  const pages = Array.from({ length: Math.ceil(total / 30) }, (_, index) => index + 1);
  for (const _ of pages) if (told().events.length < total) await loadMoreCoupons(SOON);
  const offered = await Promise.all(
    pages.map((page) => call(listCoupons, { sport: 1, time: 'prematch', page })),
  );
  const ids = (answer: { events: readonly { gameId: string }[] }) =>
    answer.events.map(({ gameId }) => gameId);
  expect(ids(told())).toEqual(offered.flatMap(ids));
});

test('what has begun since the list was told leaves it when more is loaded', async () => {
  const network = openNetwork();
  const list = couponEvents(SOON);
  await refreshed(list);
  network.run('clock', { advance: '24h' });
  await loadMoreCoupons(SOON);
  const { asOf, events } = list.state.data ?? { asOf: 0, events: [] };
  expect(events.length).toBeGreaterThan(0);
  expect(events.filter(({ startsAt }) => startsAt < asOf)).toEqual([]);
});

test('after a reload the list that was long stays long', async () => {
  openNetwork();
  const list = couponEvents(SOON);
  const ids = () => list.state.data?.events.map(({ gameId }) => gameId) ?? [];
  await refreshed(list);
  const first = ids();
  await loadMoreCoupons(SOON);
  const shown = ids();
  expect(shown.length).toBeGreaterThan(first.length);
  await flushAll();

  const { apiBase } = env;
  newPage();
  const page = await import('./couponEvents.ts');
  (await import('../../env.ts')).env.apiBase = apiBase;
  const again = page.couponEvents(SOON);
  await refreshed(again);
  expect(again.state.data?.events.map(({ gameId }) => gameId)).toEqual(shown);
});
