import { expect, test } from 'vitest';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';
import { scenarios } from './scenarios.ts';

const MINUTE_MS = 60_000;

/** What a caller reads of a world, and does in it. */
function readerOf({ raw, backend }: TestCaller) {
  let token = '';
  const get = async (path: string) => answered(await raw('GET', path, undefined, { token })).json();
  const post = async (path: string, body: object) => {
    const response = answered(await raw('POST', path, JSON.stringify(body), { token, key: path }));
    return { status: response.status, body: await response.text() };
  };
  return {
    get,
    post,
    backend,
    as: async (username: string) => {
      const { body } = await post('/login', { username, password: 'Passw0rd1' });
      token = JSON.parse(body).token;
    },
    balance: (username: string) =>
      backend.control.status().players.find((player) => player.username === username)?.balanceNaira,
    wait: (ms: number) => backend.control.run('clock', { advance: `${ms / MINUTE_MS}m` }),
  };
}

/** A connection that breaks comes as such from MSW's handlers; `fetch` would throw. */
function answered(response: Response): Response {
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

type Reader = ReturnType<typeof readerOf>;

/** A market that takes bets, from a world with matches. */
async function openMarket({ get }: Reader) {
  const { events } = await get('/sports/events/soccer');
  const { gameId } = events.find(({ status }: { status: string }) => status === 'upcoming');
  const { markets } = await get(`/sports/event/${gameId}`);
  return { gameId, market: markets[0] };
}

async function backOf(reader: Reader) {
  const { gameId, market } = await openMarket(reader);
  const { marketId, version } = market;
  const wanted = { side: 'back', price: 1.01, stake: 6000, onPriceChange: 'better' };
  return { gameId, marketId, runnerId: 'home', version, ...wanted };
}

/** How many of eight calls were lost. */
async function lost(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (let n = 0; n < 8; n++) await call().catch(() => count++);
  return count;
}

const depositsOf = async (reader: Reader) => {
  await reader.as('adaeze');
  return (await reader.get('/deposit/get')).deposits;
};
const kycOf = async (reader: Reader) => {
  await reader.as('emeka');
  return (await reader.get('/kyc')).status;
};

/** What each scenario says of itself, read back. */
const promises: { [name: string]: (reader: Reader) => Promise<void> } = {
  guest: async ({ balance }) => expect(balance('adaeze')).toBeGreaterThan(0),
  'demo-off': async ({ get }) => expect(await get('/app/demo')).toEqual({ hasDemoUsers: false }),
  'otp-on': async ({ get }) => expect(await get('/getAppDetails')).toMatchObject({ OTP: 1 }),
  'otp-off': async ({ get }) => expect(await get('/getAppDetails')).toMatchObject({ OTP: 0 }),
  'email-mode': async ({ get }) =>
    expect(await get('/getAppDetails')).toMatchObject({ IS_EMAIL: true }),
  maintenance: async ({ get, wait }) => {
    expect(await get('/getAppDetails')).toMatchObject({ BRAND_STATUS: 'maintenance' });
    wait(29 * MINUTE_MS);
    expect(await get('/getAppDetails')).toMatchObject({ BRAND_STATUS: 'maintenance' });
    wait(2 * MINUTE_MS);
    expect(await get('/getAppDetails')).toMatchObject({ BRAND_STATUS: 'live' });
  },
  suspended: async ({ get }) => {
    const told = await get('/getAppDetails');
    expect(told).toMatchObject({ BRAND_STATUS: 'suspended' });
    expect(told).not.toHaveProperty('STATUS_UNTIL');
  },
  'hostile-frames': async ({ backend }) =>
    expect(backend.control.status().settings.frames).toBe('hostile'),
  funded: async ({ balance }) => expect(balance('adaeze')).toBe(5_000_000),
  'low-balance': async ({ balance }) => expect(balance('adaeze')).toBe(150),
  'free-bet': async (reader) => {
    await reader.as('adaeze');
    expect(JSON.stringify(await reader.get('/bonus/claims'))).toContain('"free-bet"');
  },
  'in-the-draw': async (reader) => {
    await reader.as('adaeze');
    expect(JSON.stringify(await reader.get('/promotion/lucky-draw'))).toMatch(/"joined\w*":/);
  },
  'new-user': async (reader) => {
    expect(reader.balance('emeka')).toBe(5_000);
    await reader.as('emeka');
    const { deposits, netDeposits } = await reader.get('/deposit/get');
    expect(deposits).toMatchObject([{ status: 'approved', amount: 5_000 }]);
    expect(netDeposits).toBe(5_000);
  },
  quiet: async ({ backend }) => expect(backend.control.status().settings.operator).toBe('still'),
  empty: async (reader) => {
    expect(reader.balance('adaeze')).toBe(250_000);
    await reader.as('adaeze');
    expect((await reader.get('/bets')).total).toBe(0);
  },
  'big-history': async (reader) => {
    await reader.as('adaeze');
    expect((await reader.get('/bets')).total).toBeGreaterThanOrEqual(10_000);
  },
  'session-expired': async ({ backend }) =>
    expect(
      backend.context.operator.db.sessions.all().every(({ endedAt }) => endedAt !== null),
    ).toBe(true),
  'kyc-pending': async (reader) => expect(await kycOf(reader)).toBe('pending'),
  'kyc-declined': async (reader) => expect(await kycOf(reader)).toBe('declined'),
  'deposit-pending': async (reader) => {
    expect((await depositsOf(reader))[0].status).toBe('pending');
    reader.wait(15 * MINUTE_MS);
    expect((await depositsOf(reader))[0].status).toBe('pending');
  },
  'deposit-expired': async (reader) => expect((await depositsOf(reader))[0].status).toBe('expired'),
  'winnings-tax': async ({ backend }) =>
    expect(backend.control.status().settings.taxPercent).toBe(5),
  'bonus-near-expiry': async (reader) => {
    await reader.as('adaeze');
    const states = async () => {
      const { bonuses } = await reader.get('/bonus/claims');
      return bonuses.filter(({ status }: { status: string }) => status === 'active').length;
    };
    expect(await states()).toBe(1);
    reader.wait(61 * MINUTE_MS);
    expect(await states()).toBe(0);
  },
  'session-error': async ({ backend }) =>
    expect(backend.realtime.refuse('')).toMatchObject({ type: 'SessionError' }),
  'flaky-3g': async ({ get, post }) => {
    expect(await lost(() => get('/getAppDetails'))).toBe(2);
    expect(await lost(() => post('/login', {}))).toBe(2);
  },
  'websocket-blocked': async ({ backend }) => expect(backend.takesUpgradeFault()).toBe(true),
  'ack-lost': async (reader) => {
    await reader.as('adaeze');
    expect((await reader.post('/bet/cancel/all', {})).status).not.toBe(0);
    await expect(reader.post('/bet/match/odds', await backOf(reader))).rejects.toThrow();
    expect((await reader.get('/bets')).total).toBe(1);
  },
  'balance-not-numeric': async ({ backend }) =>
    expect(backend.context.faults.take('socket update_balance')?.body).toEqual({ balance: 'n/a' }),
  'html-502': async ({ post }) => {
    const { status, body } = await post('/login', {});
    expect([status, body.slice(0, 15)]).toEqual([502, '<!doctype html>']);
  },
  'in-play-frenzy': async ({ backend }) =>
    expect(backend.context.operator.clock.state().scale).toBe(10),
  'market-suspended': async (reader) => {
    await reader.as('adaeze');
    expect((await openMarket(reader)).market.status).toBe('suspended');
  },
  'odds-moving': async (reader) => {
    await reader.as('adaeze');
    const { body } = await reader.post('/bet/match/odds', await backOf(reader));
    reader.wait(MINUTE_MS);
    expect(body + JSON.stringify(await reader.get('/bets'))).not.toContain('"matched"');
  },
};

test('each scenario has a promise', () => {
  expect(Object.keys(promises).sort()).toEqual(Object.keys(scenarios).sort());
});

/** What a scenario needs to be seen: nothing, or a world that it does not make itself. */
const worldFor = (name: string) =>
  ['guest', 'quiet', 'empty', 'big-history'].includes(name) ? name : `empty,${name}`;

test.each(Object.entries(promises))('the scenario %s does what it says', async (name, keeps) => {
  await keeps(readerOf(createTestCaller({ scenario: worldFor(name) })));
});

test('a speed that is asked for outranks that of a scenario', () => {
  const { backend } = createTestCaller();
  backend.control.run('reset', { scenario: 'empty,in-play-frenzy', scale: 0 });
  expect(backend.context.operator.clock.state().scale).toBe(0);
});
