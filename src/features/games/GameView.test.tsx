import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lobby } from '../../../mocks/external/lobby.ts';
import { actInRound, playRound } from '../../contract/casino/casino.ts';
import { GAMES, returnOf } from '../../domain/casino/games.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { freshState } from '../../testing/freshState.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { GameView } from './GameView.tsx';
import { lastRounds } from './moneyRounds.ts';
import { playerWords } from './playerWords.ts';
import { seat } from './seat.ts';

function tileOf(maths: string) {
  const tile = lobby(0).games.find((game) => game.maths === maths && !game.isDown);
  if (!tile) throw new Error(`no tile of ${maths}`);
  return tile;
}

const open = (maths: string) =>
  show(<GameView tile={tileOf(maths)} providerName="Somebody" onLeave={() => undefined} />);

const isOff = (button: HTMLElement) => button.hasAttribute('disabled');

/** One game of each mechanic. */
const each = GAMES.filter(
  ({ mechanic }, index) => GAMES.findIndex((other) => other.mechanic === mechanic) === index,
);

/** Chooses what the mechanic asks for, plays a round and finishes it. */
async function playRoundFor(user: User, mechanic: string): Promise<void> {
  const bets = screen.queryByRole('group', { name: 'Bets' });
  const [spot] = bets ? within(bets).getAllByRole('button') : [];
  if (spot) await user.click(spot);
  if (mechanic === 'keno') await user.click(screen.getByRole('button', { name: '7' }));
  if (mechanic === 'crash') {
    await user.fill(screen.getByLabelText('Cash out automatically at'), '1.01');
  }
  const play = screen.getByRole('button', { name: /^Play [\d,]+/ });
  // The player's own words are read first.
  await waitFor(() => expect(isOff(play)).toBe(false));
  await user.click(play);
  if (mechanic === 'crash') vi.setSystemTime(Date.now() + 60_000);
  if (mechanic === 'mines') {
    await user.click(screen.getByRole('button', { name: /^Row 1, cell 1/ }));
  }
  const finish = screen.queryByRole('button', { name: /^(Stand|Cash out [\d.]+ chips)$/ });
  if (finish) await user.click(finish);
}

test.each(each.map(({ id, mechanic }) => [mechanic, id]))(
  '%s is played for fun by a guest without a network, and its round is found fair',
  async (mechanic, id) => {
    const user = open(id);
    await shows(/You are playing for fun/);
    const game = GAMES.find((one) => one.id === id);
    await playRoundFor(user, mechanic);
    await shows(/1 round in/);
    await user.click(screen.getByRole('button', { name: 'Rules' }));
    await shows(new RegExp(`RTP ${game && returnOf(game) / 100}%`));
    await user.click(screen.getByText('Is it fair? Check it yourself'));
    await shows(/Fair: checked here/);
    await user.click(screen.getByText('What it pays'));
    expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
    // The next round waits for the minimum time.
    expect(isOff(screen.getByRole('button', { name: /^Play [\d,]+/ }))).toBe(true);
    cleanup();
    await freshState();
  },
);

test('what a turn of the wheel came to is told nowhere before the wheel rests', async () => {
  const wheel = each.find(({ mechanic }) => mechanic === 'wheel');
  const user = open(wheel?.id ?? '');
  await shows(/You are playing for fun/);
  await playRoundFor(user, 'wheel');
  expect(seat.rounds).toBe(1);
  expect(document.body.textContent).toContain('Time here');
  expect(document.body.textContent).toContain('10,000 chips');
  await shows(/1 round in/);
  expect(document.body.textContent).not.toContain('10,000 chips');
});

test('chips are never shown as money', async () => {
  const user = open('lines-low-1');
  await shows(/10,000 chips/);
  await playRoundFor(user, 'lines');
  await shows(/1 round in/);
  expect(screen.queryByText(/₦/, { selector: 'h1, p, dt, dd, button' })).toBeNull();
});

test('a break stops play for fun too, and nothing invites to play for money', async () => {
  Object.assign(bettingHold, { text: 'You are on a break until tomorrow.', isBreak: true });
  open('dice-1');
  await shows(/You are on a break until tomorrow/);
  expect(isOff(screen.getByRole('button', { name: /^Play \d/ }))).toBe(true);
  expect(screen.queryByRole('button', { name: /for money/ })).toBeNull();
  cleanup();
  Object.assign(bettingHold, { text: undefined, isBreak: false });
});

test('what a player does in a round is looked up when its answer is lost, and done once', async () => {
  const network = openNetwork();
  await network.signIn();
  const user = open('mines-1');
  await shows(/This visit/);
  const play = await screen.findByRole('button', { name: 'Play ₦100.00' });
  await waitFor(() => expect(isOff(play)).toBe(false));
  await user.click(play);
  const cell = await screen.findByRole('button', { name: /^Row 3, cell 3/ });
  await waitFor(() => expect(cell.getAttribute('aria-disabled')).toBe('false'));
  network.run('fault', { match: 'POST /casino/round/act', ackLost: true, times: 1 });
  await user.click(cell);
  await waitFor(() => expect(cell.getAttribute('aria-label')).toMatch(/safe|mine/));
  expect(network.calls(playRound)).toBe(1);
  const [sent] = await network.sent(actInRound);
  expect(sent?.input).toMatchObject({ step: 0, action: { do: 'open', cell: 12 } });
});

test('a round that was left is not taken up as it was once while nothing answers', async () => {
  const network = openNetwork();
  await network.signIn();
  const user = open('mines-1');
  const play = await screen.findByRole('button', { name: 'Play ₦100.00' });
  await waitFor(() => expect(isOff(play)).toBe(false));
  await user.click(play);
  await screen.findByRole('button', { name: /^Row 3, cell 3/ });
  // What is under way may have been asked before the round began.
  await askAnew(lastRounds);
  cleanup();
  network.goDown();
  open('mines-1');
  await waitFor(() => expect(lastRounds.state.status).toBe('failed'));
  expect(lastRounds.state.data?.rounds).toHaveLength(1);
  expect(seat.round).toBeUndefined();
  cleanup();
  network.comeBack();
  open('mines-1');
  await waitFor(() => expect(seat.round?.state).toBe('open'));
});

test('a crash round for money rises until the server ends it, and is asked about until then', async () => {
  const network = openNetwork();
  await network.signIn();
  const user = open('crash-1');
  await user.fill(await screen.findByLabelText('Cash out automatically at'), '1000');
  const play = screen.getByRole('button', { name: 'Play ₦100.00' });
  await waitFor(() => expect(isOff(play)).toBe(false));
  // With these words the first round of the mock's seed does not crash at once.
  playerWords.text = 'adaeze';
  await user.click(play);
  await screen.findByRole('button', { name: /^Cash out ₦1\d\d\.\d\d$/ });
  expect(document.body.textContent).toContain('Time here');
  network.run('clock', { advance: '200s' });
  await waitFor(() => expect(document.body.textContent).toContain('1 round in'));
  await shows(/Crashed at [\d.,]+×|Cashed out at 1,000×/);
  expect(network.calls(playRound)).toBe(1);
});

test('the stake is called wrong only when it is', async () => {
  const keno = each.find(({ mechanic }) => mechanic === 'keno');
  const user = open(keno?.id ?? '');
  await shows(/Pick 1 to \d+ numbers\./);
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  expect(stake.getAttribute('aria-invalid')).not.toBe('true');
  await user.fill(stake, '5');
  expect(stake.getAttribute('aria-invalid')).toBe('true');
});
