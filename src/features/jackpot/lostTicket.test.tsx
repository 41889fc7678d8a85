import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buyJackpotTicket } from '../../contract/betting/jackpot.ts';
import { startDoubtfulKeys } from '../../state/money/doubtfulKeys.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { CouponFoot } from './CouponFoot.tsx';
import { buyTicket, jackpot, ticketRequest } from './jackpot.ts';

async function buy() {
  await jackpot.refresh();
  const [round] = jackpot.state.data?.rounds ?? [];
  if (!round) throw new Error('nothing is on sale');
  const { key } = ticketRequest.state;
  buyTicket(
    round.day,
    round.matches.map(() => ['home']),
  );
  return key;
}

const becomes = (phase: object) =>
  until(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(ticketRequest.state.phase).toMatchObject(phase);
    },
    { interval: 1 },
  );

test('a ticket whose answer was lost is found days later, and another can be bought', async () => {
  const network = openNetwork();
  await network.signIn();
  // Opens the database before time runs: it is given up after a while.
  await Promise.all([ticketRequest.start(), startDoubtfulKeys(), jackpot.refresh()]);
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  network.run('fault', { match: 'POST /jackpot/tickets', ackLost: true, times: 1 });
  const first = await buy();
  network.run('fault', { match: 'GET /jackpot', status: 503 });
  await becomes({ is: 'checking', isUnanswered: true });
  network.run('fault', { clear: true });
  network.run('clock', { advance: '120h' });
  ticketRequest.recheck();
  await becomes({ is: 'done', result: { reference: first } });
  ticketRequest.again();
  const second = await buy();
  await becomes({ is: 'done', result: { reference: second } });
  expect(network.calls(buyJackpotTicket)).toBe(2);
});

test('a ticket that did not arrive says once what to do, and once that nothing was staked', async () => {
  const network = openNetwork();
  await network.signIn();
  await Promise.all([ticketRequest.start(), startDoubtfulKeys(), jackpot.refresh()]);
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  network.run('fault', { match: 'POST /jackpot/tickets', network: true, times: 1 });
  await buy();
  await becomes({ is: 'editing', problem: {} });
  show(<CouponFoot day="2026-11-21" picks={[]} lines={1} refusal={undefined} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Your ticket did not reach us; you can place it again. Nothing was staked.',
  );
});
