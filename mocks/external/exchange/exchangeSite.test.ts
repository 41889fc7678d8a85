import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listBets } from '../../../src/contract/betting/bets.ts';
import { getStatement } from '../../../src/contract/cashier/statement.ts';
import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { openSite, pressed, termsIn } from '../testSite.ts';

let app: TestCaller;
let token: string;
let gameId: string;
let marketId: string;
beforeEach(async () => {
  app = createTestCaller({ scenario: 'funded' });
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
  const { world, clock } = operator();
  const upcoming = world
    .events(clock.now())
    .find(({ status, sportId }) => status === 'upcoming' && sportId === 1);
  gameId = upcoming?.gameId ?? '';
  marketId = `${gameId}:mo`;
});

const operator = () => app.backend.context.operator;
const rowsOf = (launchId: string) =>
  operator()
    .db.bets.all()
    .filter(({ reference }) => reference.startsWith(`${launchId}-`));

type Send = Awaited<ReturnType<typeof openSite>>['send'];

/** The world offers ₦400 at 2.00 to back the home team, and nothing else. */
function offer400(): void {
  const back: [number, number][] = [[2, 400]];
  app.backend.control.run('book', { marketId, runnerId: 'home', columns: { back, lay: [] } });
}

/** The ticket of the best price to back the home team, with what was chosen there. */
async function ticketOf(send: Send, chosen: Record<string, string> = {}) {
  const state = { tab: 'soccer', game: gameId, n: '1' };
  const { html } = await send(state);
  const picked = { ...state, ...pressed(html, `c-${marketId}~home~back~0`) };
  const open = { ...picked, stake: '1000', ...chosen };
  return { state: open, page: await send(open) };
}

/** Backs the home team with ₦1,000 at 2.00 or better; ₦600 of it find nobody and wait. */
async function waitingBet() {
  const { send, launchId } = await openSite(app, token, 'jetfair');
  offer400();
  const { state, page } = await ticketOf(send, { rest: 'keep', price: '2.00' });
  const fields = { terms: termsIn(page.html), rest: 'keep', price: '2.00', stake: '1000' };
  const placed = await send(state, fields);
  return { send, launchId, placed };
}

const bets = (send: Send) => send({ tab: 'bets', n: '2' });

test('a bet is matched with the money of the exchange', async () => {
  const { send, launchId } = await openSite(app, token, 'jetfair');
  const { state, page } = await ticketOf(send);
  expect(page.html).toContain('and lose ₦1,000.00');
  const placed = await send(state, { terms: termsIn(page.html), rest: 'fill', stake: '1000' });
  expect(placed.say).toMatch(/^Bet B\d+ matched at/);
  const rows = rowsOf(launchId);
  expect(rows).toMatchObject([{ product: 'exchange', stakeKobo: 1000_00, side: 'back' }]);
  expect((await bets(send)).html).toContain(rows[0]?.betId);
});

test('what finds no match waits, is shown here and in Oja, and is cancelled here', async () => {
  const { send, launchId, placed } = await waitingBet();
  expect(placed.say).toMatch(/^Bet B\d+: ₦400\.00 matched, ₦600\.00 waits at 2\.00\.$/);
  const [row] = rowsOf(launchId);
  const betId = row?.betId ?? '';
  const { html } = await bets(send);
  expect(html).toContain('Part matched');
  expect(html).toContain('₦400.00 at 2.00 · ₦600.00 waits at 2.00');
  const inOja = await app.call(listBets, { group: 'open' }, { token });
  expect(inOja.bets.find((bet) => bet.betId === betId)).toMatchObject({
    state: 'part-matched',
    stakeWaiting: 600_00,
  });

  const cancelled = await send({ tab: 'bets', n: '2' }, { cancel: betId });
  expect(cancelled.say).toBe(`₦600.00 of bet ${betId} cancelled.`);
  expect(cancelled.html).toContain('₦400.00 at 2.00 · ₦600.00 cancelled');
  expect(cancelled.html).not.toContain('Cancel what waits');
  const again = await send({ tab: 'bets', n: '2' }, { cancel: betId });
  expect(again.say).toBe(`Nothing of bet ${betId} waits any more.`);
});

test('what waits is matched when somebody takes it', async () => {
  const { send, launchId } = await waitingBet();
  const betId = rowsOf(launchId)[0]?.betId ?? '';
  app.backend.control.run('fill', { betId });
  const { html } = await bets(send);
  expect(html).toContain('<b>Matched</b>');
  expect(html).toContain('<span>₦1,000.00 at 2.00</span>');
  expect(html).not.toContain('Cancel what waits');
});

test('a bet that may not wait is refused when there is too little', async () => {
  const { send, launchId } = await openSite(app, token, 'jetfair');
  offer400();
  const { state, page } = await ticketOf(send);
  await send(state, { terms: termsIn(page.html), rest: 'fill', stake: '1000' });
  expect(rowsOf(launchId)).toEqual([]);
});

test('a price that is none is asked for again', async () => {
  const { send, launchId } = await openSite(app, token, 'jetfair');
  const { state, page } = await ticketOf(send, { rest: 'keep', price: 'two' });
  const fields = { terms: termsIn(page.html), rest: 'keep', price: 'two', stake: '1000' };
  expect((await send(state, fields)).say).toMatch(/^Type a stake .* and a price/);
  expect(rowsOf(launchId)).toEqual([]);
});

test('nobody cancels a bet of another page or player', async () => {
  const { launchId } = await waitingBet();
  const betId = rowsOf(launchId)[0]?.betId ?? '';
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  const other = await openSite(app, emeka.token, 'jetfair');
  const answer = await other.send({ tab: 'bets', n: '1' }, { cancel: betId });
  expect(answer.say).toBe('Bet not found here.');
  expect(rowsOf(launchId)).toMatchObject([{ state: 'part-matched' }]);
});

test('what was matched is settled, and stands in the statement', async () => {
  const { send, launchId } = await waitingBet();
  const result = { kind: 'winner' as const, runnerId: 'home' };
  app.backend.control.run('settle', { marketId, result });
  const day = lagosIsoDate(operator().clock.now());
  const { lines } = await app.call(getStatement, { from: day, to: day }, { token });
  const own = lines.filter(({ reference }) => reference === marketId);
  expect(own.find(({ kind }) => kind === 'bet-result')?.amount).toBe(400_00);
  expect(rowsOf(launchId)).toMatchObject([{ state: 'won', lapsedKobo: 600_00 }]);
  expect((await bets(send)).html).toContain('Won');
});
