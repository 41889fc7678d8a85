import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { takeBreak } from '../../src/contract/account/saferPlay.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { launchGame, listRounds } from '../../src/contract/casino/casino.ts';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const gameCode = 'kingmaker-river-crown';

let app: TestCaller;
let adaeze: { token: string };
beforeEach(async () => {
  app = createTestCaller();
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
});

async function open(): Promise<string> {
  const { url } = await app.call(launchGame, { gameCode }, adaeze);
  return url.replace('/api', '');
}

test('a launch opens the page of its game, which never sees the token', async () => {
  const url = await open();
  const html = await (await app.raw('GET', url)).text();
  expect(html).toContain('River Crown');
  expect(html).not.toContain(adaeze.token);
});

test('each round is a stake and what it returned, in the rounds and in the statement', async () => {
  const url = await open();
  for (let round = 0; round < 30; round++) {
    expect((await app.raw('POST', url)).status).toBe(200);
  }
  const { rounds, total } = await app.call(listRounds, { gameCode }, adaeze);
  expect(total).toBe(30);
  const day = lagosIsoDate(app.backend.desk.house.clock.now());
  const { lines } = await app.call(getStatement, { from: day, to: day }, adaeze);
  const ids = new Set(rounds.map(({ roundId }) => roundId));
  const moved = lines.filter(({ reference }) => ids.has(reference));
  const net = rounds.reduce((sum, { stake, returned }) => sum + returned - stake, 0);
  expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
  expect(new Set(rounds.map(({ state }) => state)).size).toBeGreaterThan(1);
});

test('a break that begins while the game is open ends its rounds', async () => {
  const url = await open();
  await app.call(takeBreak, { kind: 'time-out', length: 1 }, adaeze);
  expect((await app.raw('POST', url)).status).toBe(403);
  expect(await app.refusal(launchGame, { gameCode }, adaeze)).toMatchObject({ code: 'on-a-break' });
});

test.each([
  ['of another game', (url: string) => url.replace('river-crown', 'drum-of-fortune')],
  ['that is not known', (url: string) => url.replace(/launch=.*/, 'launch=L1')],
])('a launch %s plays nothing', async (_, spoiled) => {
  const url = spoiled(await open());
  expect((await app.raw('POST', url)).status).toBe(403);
  expect(await (await app.raw('GET', url)).text()).toContain('Nothing is played for money here');
});
