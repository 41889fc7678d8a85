import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockBackend } from './vitePlugin.ts';

let server: ViteDevServer;
let base = '';

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [mockBackend()],
    root: mkdtempSync(join(tmpdir(), 'story-')),
    server: { host: '127.0.0.1', port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  base = `${server.resolvedUrls?.local[0]}api`;
});
afterAll(() => server.close());

/** What curl would do: a GET or, with a body, a POST of JSON. Uses nothing of the app or the contract. */
async function curl(path: string, { body, token = '' }: { body?: object; token?: string } = {}) {
  const response = await fetch(base + path, {
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  expect(answer).not.toHaveProperty('error');
  return answer;
}

const operator = (command: string, body: object = {}) => curl(`/__mock/${command}`, { body });

interface Level {
  runnerId: string;
  back: [price: number, size: number][];
}
interface SoldMarket {
  marketId: string;
  kind: string;
  status: string;
  version: number;
  runners: Level[];
}

async function openMarket(): Promise<{ gameId: string; market: SoldMarket; runner: Level }> {
  const { events } = await curl('/sports/events/soccer');
  for (const { gameId, inPlay } of events) {
    if (inPlay) continue;
    const { markets }: { markets: SoldMarket[] } = await curl(`/sports/event/${gameId}`);
    const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
    const runner = market?.runners.find(({ back: [best] }) => best && best[1] > 6000);
    if (market && runner) return { gameId, market, runner };
  }
  throw new Error('no market is open');
}

// The lines of README.md, "By curl alone".
test('signs in, pays in, bets, wins, withdraws, and the statement adds up', async () => {
  await operator('reset', { scenario: 'empty', startAt: '2026-03-14T17:00:00Z', scale: 0 });
  await operator('app', { reviews: 'manual' });
  const credentials = { username: 'adaeze', password: 'Passw0rd1' };
  const { token } = await curl('/login', { body: credentials });
  const call = (path: string, body?: object) => curl(path, { token, ...(body && { body }) });

  const transfer = { gateway: 'ng_transfer', amount: 5000 };
  const { deposit } = await call('/deposit/create', transfer);
  expect(deposit).toMatchObject({ status: 'pending', amount: 5000 });
  await operator('approve', { id: deposit.depositId });

  const { gameId, market, runner } = await openMarket();
  const [price = 0] = runner.back[0] ?? [];
  const { marketId, version } = market;
  const { runnerId } = runner;
  const order = { gameId, marketId, runnerId, side: 'back', price, stake: 6000, version };
  const { bet } = await call('/bet/match/odds', { ...order, onPriceChange: 'better' });
  expect(bet).toMatchObject({ state: 'matched', stakeMatched: 6000, priceMatched: price });
  expect((await call('/bet/exposure/amount')).exposureAmount).toBe(6000);
  await operator('settle', { marketId, result: { kind: 'winner', runnerId } });
  const { bets } = await call(`/bets?reference=${bet.reference}`);
  expect(bets).toMatchObject([{ state: 'won', result: bet.profit }]);

  const account = { bankCode: '011', accountNo: '0000014579' };
  const saved = await call('/gateways/actions', { action: 'save-account', ...account });
  await call('/withdraw/request/otp', { amount: 3000 });
  const [{ code: otp }] = await curl('/__mock/otp');
  const { savedAccountId } = saved.account;
  const payout = { gateway: 'ng_bank_payout', amount: 3000, savedAccountId, otp };
  const { withdrawal } = await call('/withdrawRequest/create', payout);
  await operator('approve', { id: withdrawal.withdrawalId });

  const statement = await call('/getAccountstatement/2026-03-14/2026-03-14');
  const kobo = (naira: number) => Math.round(naira * 100);
  const moved = statement.lines.map(({ kind, amount }: { kind: string; amount: number }) => [
    kind,
    kobo(amount),
  ]);
  const commission = moved.find(([kind]: [string]) => kind === 'commission')?.[1];
  expect(moved).toEqual([
    ['adjustment', 250_000_00],
    ['deposit', 5_000_00],
    ['bet-result', kobo(bet.profit)],
    ['commission', commission],
    ['withdrawal', -3_000_00],
  ]);
  expect(commission).toBeLessThan(0);
  const sum = moved.reduce((total: number, [, amount]: [string, number]) => total + amount, 0);
  expect(kobo(statement.opening) + sum).toBe(kobo(statement.closing));
  const { players } = await curl('/__mock');
  expect(players).toContainEqual({
    id: expect.any(Number),
    username: 'adaeze',
    balanceNaira: statement.closing,
  });
});
