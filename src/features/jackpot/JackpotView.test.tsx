import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { JackpotView } from './JackpotView.tsx';
import { jackpot } from './jackpot.ts';

test('on a phone whose clock is ahead the coupon is open as long as the server says', async () => {
  const network = openNetwork();
  await network.signIn();
  const closesAt = await until(async () => {
    await jackpot.refresh();
    expect(jackpot.state.data).toBeDefined();
    return jackpot.state.data?.rounds[0]?.closesAt ?? 0;
  });
  vi.useFakeTimers({ toFake: ['Date'], now: closesAt + 60_000 });
  await jackpot.refresh();
  show(<JackpotView />, { at: '/jackpot' });
  await screen.findByText('Your picks');
  await until(() => expect(jackpot.state.status).toBe('ready'));
  expect(screen.queryByText(/first match has begun/)).toBeNull();
  const [pick] = screen.getAllByRole('button', { pressed: false });
  expect(pick).toHaveProperty('disabled', false);
});

test('picks can be cleared while there are any', async () => {
  const network = openNetwork();
  await network.signIn();
  await jackpot.refresh();
  const user = show(<JackpotView />, { at: '/jackpot' });
  const button = (name: string) => screen.findByRole('button', { name });
  expect(await button('Clear')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Place ticket/ })).toBeNull();
  await user.click(await button('Pick for me'));
  await button('Place ticket for ₦100');
  expect(await button('Clear')).toHaveProperty('disabled', false);
  await user.click(await button('Clear'));
  expect(await button('Clear')).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(await button('Pick for me'));
});

test('the shares below the picks are explained, and how it works is told before the days gone by', async () => {
  const network = openNetwork();
  await network.signIn();
  await jackpot.refresh();
  show(<JackpotView />, { at: '/jackpot' });
  await screen.findByText('Below each pick: its share of the tickets.');
  const [rules, results] = await Promise.all(
    ['How it works', 'Results'].map((name) => screen.findByText(name)),
  );
  expect(rules && results?.compareDocumentPosition(rules)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('the prizes come to the pool, and a line has its price before anything is picked', async () => {
  const network = openNetwork();
  await network.signIn();
  await jackpot.refresh();
  show(<JackpotView />, { at: '/jackpot' });
  const head = await screen.findByRole('region', { name: /pool so far/ });
  const [pool = 0, ...prizes] = [
    within(head).getByRole('heading'),
    ...within(head).getAllByRole('listitem'),
  ].map(({ textContent }) => {
    const [, naira = '', kobo = '00'] = /₦([\d,]+)(?:\.(\d\d))?$/.exec(textContent) ?? [];
    return Number(`${naira.replaceAll(',', '')}${kobo}`);
  });
  expect(prizes).toHaveLength(3);
  expect(prizes.reduce((sum, kobo) => sum + kobo, 0)).toBe(pool);
  expect(head.textContent).toMatch(/₦100 a line.*share it equally/);
  expect(within(screen.getByRole('form', { name: 'Your ticket' })).getByText('₦100 a line'));
});
