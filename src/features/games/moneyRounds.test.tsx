import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lobby } from '../../../mocks/external/lobby.ts';
import { call } from '../../api/call.ts';
import { actInRound, listRounds, playRound } from '../../contract/casino/casino.ts';
import type { Choice } from '../../domain/casino/game.ts';
import { startDoubtfulKeys } from '../../state/money/doubtfulKeys.ts';
import { held } from '../../testing/held.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { GameView } from './GameView.tsx';
import { beginForMoney, lastRounds } from './moneyRounds.ts';
import { playerWords } from './playerWords.ts';
import { actInOpenRound, sitDown } from './playing.ts';
import { acting, beginning, seat } from './seat.ts';

function tileOf(maths: string) {
  const tile = lobby(0).games.find((game) => game.maths === maths && !game.isDown);
  if (!tile) throw new Error(`no tile of ${maths}`);
  return tile;
}

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn();
  await startDoubtfulKeys();
});

/** Plays a round that stays open. With these words the mock's first crash is not at once. */
async function play(maths: string, choice: Choice) {
  const { gameCode } = tileOf(maths);
  const sent = { gameCode, stake: 100_00, clientSeed: 'adaeze', choice };
  const answer = await call(playRound, sent, { idempotencyKey: 'round', quiet: true });
  expect(answer.round.state).toBe('open');
  return answer;
}

const CRASH = { target: 1000_00 };

test('a round for money that is told late does not land on the table for fun', async () => {
  const tile = tileOf('mines-1');
  await play('mines-1', { mines: 3 });
  const told = await call(listRounds, {}, { quiet: true });
  const late = held<typeof told>();
  network.answer(listRounds, () => late.answer);
  sitDown(tile, false);
  sitDown(tile, true);
  late.release(told);
  await lastRounds.refresh();
  await lastRounds.refresh();
  expect(lastRounds.state.data?.rounds).toHaveLength(1);
  expect(seat.round).toBeUndefined();
  sitDown(tile, false);
  await until(() => expect(seat.round?.state).toBe('open'));
});

test('nor does one that was begun before the player turned to playing for fun', async () => {
  const tile = tileOf('mines-1');
  const answer = await play('mines-1', { mines: 3 });
  const late = held<typeof answer>();
  network.answer(playRound, () => late.answer);
  sitDown(tile, false);
  playerWords.text = 'adaeze';
  beginForMoney(100_00, { mines: 3 });
  sitDown(tile, true);
  late.release(answer);
  await until(() => expect(beginning.phase.is).toBe('done'));
  expect(seat.round).toBeUndefined();
});

test('a crash round that is taken up again stands where it has come to', async () => {
  const { round } = await play('crash-1', CRASH);
  // The phone is an hour behind, and the round began nine seconds ago.
  vi.useFakeTimers({ toFake: ['Date'], now: round.playedAt - 3_600_000 });
  network.answer(listRounds, () => ({ asOf: round.playedAt + 9000, rounds: [round], total: 1 }));
  show(<GameView tile={tileOf('crash-1')} providerName="Somebody" onLeave={() => undefined} />);
  const cashOut = await screen.findByRole('button', { name: /^Cash out ₦/ });
  expect(cashOut.textContent).toBe('Cash out ₦245.00');
});

test('a cash-out that got lost while the round crashed ends with the crash, not with a problem', async () => {
  await play('crash-1', CRASH);
  sitDown(tileOf('crash-1'), false);
  await until(() => expect(seat.round?.state).toBe('open'));
  network.run('clock', { advance: '200s' });
  network.run('fault', { match: 'POST /casino/round/act', network: true, times: 1 });
  actInOpenRound({ do: 'cash-out' });
  expect(acting.phase.is).toBe('sending');
  await until(() => expect(acting.phase.is).toBe('done'));
  expect(seat.round?.state).toBe('lost');
});

test('a cash-out that is on its way is pressed once, and its sum stands still', async () => {
  await play('crash-1', CRASH);
  const user = show(
    <GameView tile={tileOf('crash-1')} providerName="Somebody" onLeave={() => undefined} />,
  );
  const cashOut = await screen.findByRole<HTMLButtonElement>('button', { name: /^Cash out ₦/ });
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
  network.answer(actInRound, () => held<never>().answer);
  await user.click(cashOut);
  const asked = cashOut.textContent;
  expect(cashOut.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(cashOut.textContent).toBe(asked);
});

test('a round that another page has begun is shown when Play is refused for it', async () => {
  sitDown(tileOf('mines-1'), false);
  playerWords.text = 'adaeze';
  await until(() => expect(network.calls(listRounds)).toBeGreaterThan(1));
  await play('mines-1', { mines: 3 });
  expect(seat.round).toBeUndefined();
  beginForMoney(100_00, { mines: 3 });
  await until(() => expect(seat.round?.state).toBe('open'));
  expect(beginning.phase).toMatchObject({ is: 'editing', problem: { code: 'round-open' } });
});
