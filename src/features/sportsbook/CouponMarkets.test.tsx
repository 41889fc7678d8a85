import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { listCoupons } from '../../contract/betting/coupon.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { SportsbookView } from './SportsbookView.tsx';

const card = (name: string) => screen.findByRole('region', { name });
const odds = (element: HTMLElement) =>
  within(element).queryAllByRole('button', { name: /^(?!Show).*(\d|Susp\.)$/ });

/** Opens the match of which there are most markets: the smaller leagues have no scorers and no cards. */
async function openMatch(group = '') {
  openNetwork();
  const { events } = await call(listCoupons, { sport: 1, time: 'prematch' });
  const [{ gameId = '' } = {}] = [...events].sort(
    (one, other) => other.marketCount - one.marketCount,
  );
  return show(<SportsbookView />, { at: `/sportsbook2?event=${gameId}${group}` });
}

test('markets are shown a group at a time, and the address names it', async () => {
  const user = await openMatch();
  await card('1X2');
  expect(screen.queryByRole('region', { name: 'Most corners' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Corners' }));
  await card('Most corners');
  expect(screen.queryByRole('region', { name: '1X2' })).toBeNull();
  expect(window.location.search).toContain('group=corners');
});

test('lines of a kind stand in one card, each named with its two odds', async () => {
  await openMatch('&group=corners');
  const corners = await card('Corners');
  const lines = within(corners).getAllByRole('group', { name: /over\/under/ });
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(odds(line)).toHaveLength(2);
});

test('a list of players shows the likely ones, and all of them when asked', async () => {
  const user = await openMatch('&group=scorers');
  const scorers = await card('Anytime goalscorer');
  expect(odds(scorers)).toHaveLength(9);
  await user.click(within(scorers).getByRole('button', { name: /^Show all 20/ }));
  expect(odds(scorers)).toHaveLength(20);
});
