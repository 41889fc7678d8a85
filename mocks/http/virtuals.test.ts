import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { listBets, type PlaceBet } from '../../src/contract/betting/bets.ts';
import type { Market } from '../../src/contract/betting/market.ts';
import { getExposure } from '../../src/contract/cashier/wallet.ts';
import { placeTableBet } from '../../src/contract/casino/tables.ts';
import { getVirtuals } from '../../src/contract/casino/virtuals.ts';
import { virtualFault } from '../../src/domain/virtuals/check.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
beforeEach(async () => {
  app = createTestCaller();
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
});

const advance = (ms: number) => app.backend.control.run('clock', { advance: `${ms}ms` });

/** The league just after a round has begun. */
async function openRound() {
  const { round, asOf } = await app.call(getVirtuals, {});
  advance(round.endsAt - asOf + 100);
  return app.call(getVirtuals, {});
}

function orderIn(market: Market | undefined, runnerId: string, stake: number): PlaceBet {
  const { gameId = '', marketId = '', version = 0, runners = [] } = market ?? {};
  const price = runners.find((runner) => runner.runnerId === runnerId)?.back[0]?.[0] ?? 0;
  return { gameId, marketId, runnerId, side: 'back', price, stake, version, onPriceChange: 'none' };
}

test('every outcome of a match is backed, and each market pays the one that happened', async () => {
  const { round, asOf } = await openRound();
  const { exposureAmount: before } = await app.call(getExposure, {}, adaeze);
  const [match] = round.matches;
  for (const market of match?.markets ?? []) {
    for (const { runnerId } of market.runners) {
      const order = orderIn(market, runnerId, 100_00);
      await app.call(placeTableBet, order, { ...adaeze, key: `${market.marketId} ${runnerId}` });
    }
  }
  advance(round.endsAt - asOf);
  const { last } = await app.call(getVirtuals, {});
  const played = last.matches[0];
  const count = (side: string) => played?.goals.filter((goal) => goal.side === side).length ?? 0;
  const [home, away] = [count('home'), count('away')];
  const won = [
    home > away ? 'home' : home < away ? 'away' : 'draw',
    home + away > 2 ? 'over' : 'under',
    home > 0 && away > 0 ? 'yes' : 'no',
  ];
  const { bets } = await app.call(listBets, { product: 'casino', group: 'settled' }, adaeze);
  const mine = bets.filter(({ gameId }) => gameId === match?.gameId);
  expect(mine).toHaveLength(7);
  for (const { runnerId, result = 0, stake, priceMatched = 0 } of mine) {
    const profit = Math.round((stake * (priceMatched - 100)) / 100);
    expect(result).toBe(won.includes(runnerId) ? profit : -stake);
  }
  expect((await app.call(getExposure, {}, adaeze)).exposureAmount).toBe(before);
});

test('a played round follows from the secret whose hash was shown while bets were taken', async () => {
  const { round, asOf } = await openRound();
  expect(round.serverSeed).toBeUndefined();
  expect(round.matches.flatMap(({ goals }) => goals)).toEqual([]);
  advance(round.endsAt - asOf);
  const { last } = await app.call(getVirtuals, {});
  expect(last.commit).toBe(round.commit);
  expect(virtualFault({ ...last, serverSeed: last.serverSeed ?? '' })).toBeUndefined();
});

test.each([
  ['once the matches have kicked off', 121_000, 'market-closed'],
  ['of the round before', 181_000, 'unknown-market'],
])('a bet %s is refused', async (_, ms, code) => {
  const { round } = await openRound();
  const order = orderIn(round.matches[1]?.markets[0], 'home', 500_00);
  advance(ms);
  expect(await app.refusal(placeTableBet, order, adaeze)).toMatchObject({ code });
});

test('nobody lays a virtual match', async () => {
  const { round } = await openRound();
  const order = orderIn(round.matches[0]?.markets[0], 'home', 500_00);
  const lay = { ...order, side: 'lay' as const };
  expect(await app.refusal(placeTableBet, lay, adaeze)).toMatchObject({ status: 422 });
});
