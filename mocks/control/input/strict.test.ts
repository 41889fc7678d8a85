import { describe, expect, test } from 'vitest';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';

async function post(app: TestCaller, command: string, input: unknown) {
  const response = await app.raw('POST', `/__mock/${command}`, JSON.stringify(input));
  return { status: response.status, ...(await response.json()) };
}

describe('an input that would do nothing, or harm, is refused with what was meant', () => {
  const app = createTestCaller();
  test.each([
    ['fault', { match: 'GET /bets', stauts: 503 }, '`status`'],
    ['fault', { mach: 'GET /bets', status: 503 }, '`match`'],
    ['fault', { match: 'POST /lgoin', status: 503 }, '`POST /login`'],
    ['fault', { match: 'GET /login', status: 503 }, '`POST /login`'],
    ['fault', { match: 'GET /sports/events/cricket', status: 503 }, '/sports/events/:category'],
    ['fault', { match: 'POST /bett/*', status: 503 }, '`POST /bet/'],
    ['fault', { match: 'socket get:balanse', network: true }, '`socket get:balance`'],
    ['fault', { clear: 'POST /lgoin' }, '`POST /login`'],
    ['fault', { match: 'GET /bets' }, 'does nothing'],
    ['fault', { match: 'GET /bets', network: false }, 'does nothing'],
    ['fault', { match: 'GET /bets', status: 9999 }, 'status'],
    ['fault', { match: 'GET /bets', status: 199 }, 'status'],
    ['fault', { match: 'GET /bets', status: 204, body: { ok: true } }, 'no body'],
    ['fault', { match: 'GET /bets', delayMs: -5 }, 'delayMs'],
    ['fault', { match: 'GET /bets', status: 503, retryAfter: -1 }, 'retryAfter'],
    ['fault', { match: 'GET /bets', status: 503, times: 0 }, 'times'],
    ['latency', { ms: -1 }, 'ms'],
    ['latency', { ms: 10, jiterMs: 5 }, '`jitterMs`'],
    ['latency', { name: '5g' }, '`4g`'],
    ['fault', { match: 'GET /bets', status: 200 }, 'needs a body'],
    ['fault', { match: 'GET /bets', network: true, truncate: true }, 'network and truncate'],
    ['fault', { match: 'GET /bets', status: 500, ackLost: true }, 'ackLost and status'],
    ['fault', { match: 'socket get:balance', status: 500 }, 'not status'],
    ['fault', { match: 'socket get:balance', truncate: true }, 'not truncate'],
    ['fault', { match: 'socket update_balance', delayMs: 10 }, 'can have body, patch, network'],
    ['fault', { match: 'socket market:change', body: {} }, 'can have network'],
    ['fault', { match: 'socket upgrade', delayMs: 10 }, 'can have network'],
    ['clock', { scale: -1000 }, 'scale'],
    ['clock', { advnace: '1h' }, '`advance`'],
    ['clock', { advance: 'soon' }, '`90s`'],
    ['clock', { advance: '1h', to: '2026-03-15T00:00:00Z' }, 'not both'],
    ['clock', { freeze: true, scale: 2 }, 'not both'],
    ['clock', { to: 'tomorrow' }, 'epoch milliseconds'],
    ['clock', [], 'expected object'],
    ['app', { gateways: { ng_opey: 'down' } }, '`ng_opay`'],
    ['app', { gateways: { ng_opay: 'donw' } }, '`down`'],
    ['app', { reveiws: 'manual' }, '`reviews`'],
    ['app', { reviews: 'manuel' }, '`manual`'],
    ['app', { OTP: -1 }, 'OTP'],
    ['app', { OTP: 5 }, 'OTP'],
    ['market', { marketId: 'x', status: 'settled' }, '`settle`'],
    ['adjust', { who: 'adaeze', naira: -1e9 }, 'adaeze has ₦250,000'],
    ['fault', { match: 'GET /api/bets', status: 503 }, 'Did you mean `GET /bets`?'],
    ['clock', { to: '2000-01-01T00:00:00Z' }, '`reset` with `startAt` begins earlier'],
    ['clock', { advance: '3661d' }, 'ten years'],
    ['clock', { to: '2826-03-14T18:00:00Z' }, 'ten years'],
    ['clock', { scale: 1_000_000 }, 'scale'],
    ['reset', { startAt: 8.64e15 }, 'between 2000 and 2100'],
    ['restore', { snapshot: { seed: 1 } }, 'no snapshot of a world'],
    ['replay', {}, '`tape`; or `link`; or `begun`'],
    ['restore', { tape: 1 }, '`snapshot`; or `seed`'],
    ['reset', { sead: 'x' }, '`seed`'],
    ['reset', { scenario: 'low-balanse' }, '`low-balance`'],
    ['reset', { scale: 3601 }, 'scale'],
    ['scenario', { name: 'kyc-pendign' }, '`kyc-pending`'],
    ['scenario', { name: 'constructor' }, 'no scenario'],
    ['push', { event: 'update_balanse' }, '`update_balance`'],
    ['kick', { who: 'adaese' }, '`adaeze`'],
    ['kick', { who: 'adaeze', endSesion: true }, '`endSession`'],
    ['adjust', { who: 'adaeze', naira: 0.001 }, 'two decimals'],
    ['adjust', { who: 'adaeze', naira: 1e15 }, 'naira'],
    ['market', { marketId: 'x', status: 'suspnded' }, '`suspended`'],
    ['journal', { since: -1 }, 'since'],
    ['otp', { who: 'adaeze' }, 'Unknown field `who`'],
  ])('%s %j', async (command, input, meant) => {
    const before = JSON.stringify(app.backend.control.run('snapshot', {}));
    const answer = await post(app, command, input);
    expect(answer.message).toContain(meant);
    expect([400, 404]).toContain(answer.status);
    expect(answer.error).toBe(true);
    expect(JSON.stringify(app.backend.control.run('snapshot', {}))).toBe(before);
  });

  test('a misspelt command', async () => {
    const answer = await post(app, 'clok', {});
    expect(answer).toMatchObject({ status: 404, message: expect.stringContaining('`clock`') });
  });
});

describe('a result is one that its market can have', () => {
  const app = createTestCaller();
  const { operator } = app.backend.context;
  const [live] = operator.world.events(operator.clock.now()).filter(({ sportId }) => sportId === 4);
  const markets = operator.world.event(live?.gameId ?? '', operator.clock.now())?.markets ?? [];
  const idOf = (kind: string) => markets.find((market) => market.kind === kind)?.marketId ?? kind;

  test.each([
    ['match_odds', { kind: 'winner', runnerId: 'hoem' }, 400, '`home`'],
    ['match_odds', { kind: 'dead-heat', runnerIds: ['home', 'nobody'] }, 400, 'no runner'],
    ['match_odds', { kind: 'dead-heat', runnerIds: [] }, 400, 'runnerIds'],
    ['match_odds', { kind: 'line', value: 3 }, 400, '`winner`'],
    ['match_odds', { kind: 'winer', runnerId: 'home' }, 400, 'kind'],
    ['match_odds', { kind: 'winner', runnerId: 'home', vlaue: 3 }, 400, 'vlaue'],
    ['fancy', { kind: 'winner', runnerId: 'home' }, 400, '`line`'],
    ['no such market', { kind: 'winner', runnerId: 'home' }, 404, 'no market'],
    ['match_odds', { kind: 'winner', runnerId: 'home' }, 200, undefined],
    ['fancy', { kind: 'line', value: 40 }, 200, undefined],
  ])('%s %j', async (kind, result, status, meant) => {
    const answer = await post(app, 'settle', { marketId: idOf(kind), result });
    expect(answer.status).toBe(status);
    if (meant !== undefined) expect(answer.message).toContain(meant);
  });
});

test('a settled market is corrected, and not opened again', async () => {
  const app = createTestCaller();
  const { operator } = app.backend.context;
  const at = operator.clock.now();
  const [live] = operator.world.events(at).filter(({ sportId }) => sportId === 4);
  const [exchange] = operator.world.event(live?.gameId ?? '', at)?.markets ?? [];
  const [coupon] = operator.world.coupons(live?.gameId ?? '', at) ?? [];
  for (const [marketId = '', runnerId = '', other = ''] of [
    [exchange?.marketId, ...(exchange?.runners.map(({ runnerId: id }) => id) ?? [])],
    [coupon?.marketId, ...(coupon?.selections.map(({ selectionId }) => selectionId) ?? [])],
  ]) {
    await post(app, 'settle', { marketId, result: { kind: 'winner', runnerId } });
    for (const status of [null, 'open', 'suspended'])
      expect(await post(app, 'market', { marketId, status })).toMatchObject({
        status: 409,
        message: expect.stringContaining('settled'),
      });
    const corrected = { marketId, result: { kind: 'winner', runnerId: other } };
    expect((await post(app, 'settle', corrected)).status).toBe(200);
  }
});

test('a correct fault, a pattern of several, and what clears them, are taken', async () => {
  const app = createTestCaller();
  for (const match of ['*', 'GET *', 'POST /bet/*', 'socket *', 'GET /external/tv/:gameId']) {
    expect((await post(app, 'fault', { match, network: true })).status).toBe(200);
    expect((await post(app, 'fault', { clear: match })).status).toBe(200);
  }
});
