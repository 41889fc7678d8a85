import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getDrawList, getLuckyDraw } from '../../../contract/cashier/luckyDraw.ts';
import { luckyDraw } from '../../../state/lists/luckyDraw.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { shows } from '../../../testing/show.tsx';
import { showDocument } from '../../../testing/showDocument.tsx';
import { until } from '../../../testing/until.ts';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});

const open = () => showDocument('promotion-weekly-lucky-draw');

function pastDraw(): HTMLElement {
  const past = screen
    .getAllByRole('group')
    .find((part) => part.textContent?.includes('30 winners'));
  if (!past) throw new Error('no past draw');
  return past;
}

const card = () => within(screen.getByRole('region', { name: 'The next draw' }));

test('a guest sees when it is and what is in it, and is asked to log in', async () => {
  await open();
  await shows(/Mon 16 Mar 2026 12:00/);
  await shows(/tickets from [\d,]+ players\./);
  expect(card().getByRole('button', { name: 'Log in to join' })).not.toBeNull();
});

test('a player joins, and sees the days of the week', async () => {
  await network.signIn('adaeze');
  const user = await open();
  await user.click(await card().findByRole('button', { name: 'Join the draw' }));
  await shows(/You have 0 tickets/);
  expect(
    card()
      .getAllByRole('listitem')
      .map((day) => day.textContent?.slice(0, 3)),
  ).toEqual([...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']]);
  expect(card().queryByRole('button', { name: 'Join the draw' })).toBeNull();
});

test('an answer that was asked for before the join does not hide it', async () => {
  await network.signIn('adaeze');
  const user = await open();
  await card().findByRole('button', { name: 'Join the draw' });
  const before = luckyDraw.state.data;
  if (!before) throw new Error('no draws');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  network.answer(getLuckyDraw, async () => {
    asked += 1;
    if (asked > 1) return { ...before, joinedAt: before.draws[0]?.heldAt ?? 0 };
    await held;
    return before;
  });
  void luckyDraw.refresh();
  await user.click(card().getByRole('button', { name: 'Join the draw' }));
  await act(async () => release());
  await until(() => expect(card().queryByRole('button', { name: 'Join the draw' })).toBeNull());
});

test('a join that is refused says why', async () => {
  await network.signIn('adaeze');
  const user = await open();
  network.run('fault', {
    match: 'POST /promotion/lucky-draw/join',
    status: 422,
    body: { error: true, message: 'The draw is full', code: 'draw-full' },
  });
  await user.click(await card().findByRole('button', { name: 'Join the draw' }));
  await shows(/The draw is full/);
});

test('a past draw is checked on the phone, once more without a network, and a changed list is found', async () => {
  const user = await open();
  await shows(/30 winners/);
  const past = pastDraw();
  const check = within(past).getByRole('button', { name: 'Check this draw' });
  await user.click(check);
  await shows(/Correct\. Your phone checked it/);
  network.goDown();
  await user.click(check);
  await shows(/Correct\. Your phone checked it/);
});

test('a list that was changed is found', async () => {
  network.answer(getDrawList, async ({ week }) => ({ week, list: 'AAAAAAAA 1\n' }));
  const user = await open();
  await shows(/30 winners/);
  const past = pastDraw();
  await user.click(within(past).getByRole('button', { name: 'Check this draw' }));
  await shows(/The list is not the one whose fingerprint was published/);
});

test('a prize is told on the card', async () => {
  await network.signIn('adaeze');
  await luckyDraw.refresh();
  const { data } = luckyDraw.state;
  const [openDraw, last] = data?.draws ?? [];
  if (!data || !openDraw || !last?.winners?.[0]) throw new Error('no draws');
  const [{ ticket, code }] = last.winners;
  const won = { ...last, own: { code, days: ['2026-03-03'] } };
  await act(async () => luckyDraw.put({ ...data, draws: [openDraw, won] }, Date.now()));
  network.goDown();
  await open();
  await shows(new RegExp(`Last draw: You won with ticket ${ticket.toLocaleString('en')}\\.`));
});
