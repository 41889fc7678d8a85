import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { takeBreak } from '../../src/contract/account/saferPlay.ts';
import { buyJackpotTicket, getJackpot } from '../../src/contract/betting/jackpot.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { listRounds } from '../../src/contract/casino/casino.ts';
import { listAnnouncements } from '../../src/contract/content.ts';
import { linesByRight, type Picks } from '../../src/domain/jackpot/jackpotLines.ts';
import { poolOf, TIERS } from '../../src/domain/jackpot/jackpotPrizes.ts';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
const signIn = async () => {
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
};
beforeEach(async () => {
  app = createTestCaller();
  await signIn();
});

const look = () => app.call(getJackpot, {}, adaeze);
const goTo = async (to: number) => {
  app.backend.control.run('clock', { to });
  await signIn();
};
const balance = async () => {
  const day = lagosIsoDate((await look()).asOf);
  return (await app.call(getStatement, { from: day, to: day }, adaeze)).closing;
};

/** The round on sale, with picks by what most others have. */
async function onSale() {
  const { rounds } = await look();
  const round = rounds[0];
  if (!round) throw new Error('nothing is on sale');
  const picks: Picks = round.matches.map(({ shares: [home = 0, , away = 0] }, match) =>
    match < 3 ? ['home', 'draw', 'away'] : [home > away ? 'home' : 'away'],
  );
  return { round, picks, order: { day: round.day, picks } };
}

/** The named results win by the operator's word. */
function settle(gameIds: readonly string[], picks: Picks): void {
  gameIds.forEach((gameId, match) => {
    const marketId = `${gameId}:f-1x2`;
    const runnerId = picks[match]?.[0] ?? '';
    app.backend.control.run('settle', { marketId, result: { kind: 'winner', runnerId } });
  });
}

test('a ticket takes its stake once, and is told with its lines', async () => {
  const { order, round } = await onSale();
  const before = await balance();
  const sent = { ...adaeze, key: 'ticket' };
  const { ticket } = await app.call(buyJackpotTicket, order, sent);
  expect(ticket).toMatchObject({ lines: 27, stake: 2_700_00, day: round.day, picks: order.picks });
  expect(await app.call(buyJackpotTicket, order, sent)).toEqual({ ticket });
  expect(await balance()).toBe(before - 2_700_00);
  const { rounds, tickets } = await look();
  expect(tickets).toEqual([ticket]);
  expect(rounds[0]?.lines).toBe(round.lines + 27);
  expect(rounds[0]?.pool).toBe(
    round.pool + poolOf((round.lines + 27) * 100_00) - poolOf(round.lines * 100_00),
  );
  const { rounds: open } = await app.call(listRounds, { state: 'open' }, adaeze);
  expect(open).toMatchObject([{ gameName: 'Jackpot 12', stake: 2_700_00, reference: 'ticket' }]);
});

test('a stake that waits for its day is neither won nor lost in the statement', async () => {
  const { order, round } = await onSale();
  const day = lagosIsoDate((await look()).asOf);
  const statement = (to = day) => app.call(getStatement, { from: day, to }, adaeze);
  const before = (await statement()).winnings;
  await app.call(buyJackpotTicket, order, { ...adaeze, key: 'ticket' });
  const open = await statement();
  expect(open.lines.at(-1)).toMatchObject({ kind: 'game-stake', amount: -2_700_00, isOpen: true });
  expect(open.winnings).toBe(before);
  await goTo(round.paysAt);
  const [ticket] = (await look()).tickets;
  const paid = await statement(lagosIsoDate(round.paysAt));
  expect(paid.winnings).toBe(before - 2_700_00 + (ticket?.returned ?? 0));
});

test('who has twelve right gets what their line is due, is told, and so are the others', async () => {
  const { round, picks, order } = await onSale();
  await app.call(buyJackpotTicket, order, { ...adaeze, key: 'ticket' });
  settle(
    round.matches.map(({ gameId }) => gameId),
    picks,
  );
  const before = await balance();
  await goTo(round.paysAt);
  const { rounds, tickets } = await look();
  const paid = rounds.find(({ day }) => day === round.day);
  const results = paid?.matches.map(({ result }) => result) ?? [];
  expect(results).toEqual(picks.map(([result]) => result));
  const byRight = linesByRight(picks, results);
  const due = TIERS.reduce((sum, { right }, tier) => {
    return sum + (byRight[right] ?? 0) * (paid?.prizes[tier]?.each ?? 0);
  }, 0);
  expect([byRight[12], byRight[11], byRight[10]]).toEqual([1, 6, 12]);
  expect(due).toBeGreaterThan(0);
  expect(tickets[0]?.returned).toBe(due);
  expect(await balance()).toBe(before + due);
  const { announcements } = await app.call(listAnnouncements, {}, adaeze);
  expect(announcements[0]).toMatchObject({ title: 'Jackpot 12', href: '/jackpot' });
  expect(announcements[0]?.text).toMatch(/^12 of 12 right on .*paid\.$/);
});

test('a result that is corrected after the payout changes nothing', async () => {
  const { round, picks, order } = await onSale();
  await app.call(buyJackpotTicket, order, { ...adaeze, key: 'ticket' });
  await goTo(round.paysAt);
  const before = await look();
  settle([round.matches[0]?.gameId ?? ''], [picks[0] ?? []]);
  expect((await look()).rounds).toEqual(before.rounds);
});

test('nor does a result that the operator had given before, and corrects after it', async () => {
  const { round, order } = await onSale();
  await app.call(buyJackpotTicket, order, { ...adaeze, key: 'ticket' });
  const games = round.matches.map(({ gameId }) => gameId);
  const draws: Picks = games.map(() => ['draw']);
  settle(games, draws);
  await goTo(round.paysAt);
  const before = await look();
  // The same result once more, and two others, twice.
  settle(games.slice(0, 1), draws);
  settle(games.slice(1, 3), [['home'], ['away']]);
  settle(games.slice(1, 2), [['away']]);
  expect((await look()).rounds).toEqual(before.rounds);
  expect(before.rounds.find(({ day }) => day === round.day)?.matches[0]?.result).toBe('draw');
});

test('every pick of a match that was called off is right', async () => {
  const { round, picks, order } = await onSale();
  await app.call(buyJackpotTicket, order, { ...adaeze, key: 'ticket' });
  const [first] = round.matches;
  const marketId = `${first?.gameId}:f-1x2`;
  const result = { kind: 'void', reason: 'Abandoned' } as const;
  app.backend.control.run('settle', { marketId, result });
  await goTo(round.paysAt);
  const paid = (await look()).rounds.find(({ day }) => day === round.day);
  expect(paid?.matches[0]?.result).toBe('void');
  const results = paid?.matches.map((match) => match.result) ?? [];
  expect(linesByRight(picks, results).reduce((sum, lines) => sum + lines, 0)).toBe(27);
});

test('money is neither made nor lost from day to day', async () => {
  const { round } = await onSale();
  for (let number = 0; number < 9; number++) {
    const before = await onSale();
    await goTo(before.round.paysAt);
    const { rounds } = await look();
    const [next, paid] = [rounds[0], rounds.find(({ day }) => day === before.round.day)];
    if (!next || !paid) throw new Error('a day is missing');
    const won = paid.prizes.reduce((sum, { each = 0, lines = 0 }) => sum + each * lines, 0);
    const winners = paid.prizes.reduce((sum, { lines = 0 }) => sum + lines, 0);
    expect(next.added).toBe(paid.mustBeWon ? 2_000_000_00 : 0);
    const rest = paid.pool - won - next.carried;
    expect(rest).toBeGreaterThanOrEqual(0);
    expect(rest).toBeLessThanOrEqual(winners);
  }
  expect(round.matches).toHaveLength(12);
});

test('a jump over two days pays what living through them would', async () => {
  const { order, round } = await onSale();
  await app.call(buyJackpotTicket, order, { ...adaeze, key: 'ticket' });
  const snapshot = app.backend.control.run('snapshot', {});
  const end = round.paysAt + 30 * 3_600_000;
  await goTo(end);
  const jumped = await look();
  app.backend.control.run('restore', { snapshot });
  await signIn();
  for (let at = round.closesAt; at < end; at += 7 * 3_600_000) await goTo(at);
  await goTo(end);
  expect(await look()).toEqual(jumped);
});

test('nothing is sold of a day that has begun, in wrong numbers, or on a break', async () => {
  const { order, round, picks } = await onSale();
  const refusal = async (asked: typeof order) =>
    (await app.refusal(buyJackpotTicket, asked, { ...adaeze, key: JSON.stringify(asked) })).code;
  expect(await refusal({ ...order, picks: picks.slice(1) })).toBe('bad-choice');
  expect(await refusal({ ...order, picks: [...picks, ['home']] })).toBe('bad-choice');
  expect(await refusal({ ...order, picks: [['home', 'home'], ...picks.slice(1)] })).toBe(
    'bad-choice',
  );
  expect(await refusal({ ...order, picks: picks.map(() => ['home', 'draw'] as const) })).toBe(
    'bad-choice',
  );
  await app.call(takeBreak, { kind: 'time-out', length: 1 }, adaeze);
  expect(await refusal(order)).toBe('on-a-break');
  await goTo(round.closesAt);
  expect(await refusal(order)).toBe('jackpot-closed');
});
