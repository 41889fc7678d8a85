import { describe, expect, test, vi } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { TEST_START } from '../hosts/testStart.ts';
import { scenarios } from './scenarios.ts';
import type { BackendState } from './state.ts';

const adaeze = { username: 'adaeze', password: 'Passw0rd1' };

/** A world whose real time the test moves. */
function world(options: { scale?: number; realAt?: number } = {}) {
  const { scale = 1, realAt = 1_800_000_000_000 } = options;
  const real = { at: realAt };
  const clock = { startAt: TEST_START, scale, realNow: () => real.at };
  const { backend, call } = createTestCaller({ clock });
  const { control, context } = backend;
  const saved = () => control.run('snapshot', {});
  return { backend, control, call, real, saved, bytes: () => JSON.stringify(saved()), ...context };
}

describe('a refused command leaves the world untouched', () => {
  const good = world().saved();
  const { guest = { about: '', arrange: () => undefined } } = scenarios;
  const [account] = good.database.rows['accounts'] ?? [];
  test.each<[string, 'reset' | 'restore' | 'scenario', object]>([
    ['an unknown scenario', 'reset', { seed: 'new', scenario: 'low-balance,rain' }],
    ['a scenario that breaks', 'reset', { seed: 'new', scenario: 'low-balance,guest' }],
    ['a start outside of the calendar', 'reset', { seed: 'new', startAt: 8.64e15 }],
    ['a second scenario that breaks', 'scenario', { name: 'otp-off,low-balance,guest' }],
    ['nothing to restore', 'restore', {}],
    ['half a snapshot', 'restore', { snapshot: { ...good, database: undefined } }],
    ['a snapshot with more in it', 'restore', { snapshot: { ...good, sead: 'x' } }],
    [
      'a broken row',
      'restore',
      { snapshot: { ...good, database: { ...good.database, rows: { accounts: [{ id: 1 }] } } } },
    ],
    [
      'a row twice',
      'restore',
      {
        snapshot: {
          ...good,
          database: { ...good.database, rows: { accounts: [account, account] } },
        },
      },
    ],
    [
      'a clock that nobody can reach',
      'restore',
      { snapshot: { ...good, clock: { ...good.clock, shownAt: 8.64e15 } } },
    ],
  ])('%s', async (_, command, input) => {
    const broken = vi.spyOn(guest, 'arrange');
    broken.mockImplementation(() => {
      throw new Error('arranged badly');
    });
    const { control, call, bytes, faults, latency, operator, journal } = world();
    await call(login, adaeze);
    control.run('adjust', { who: 'emeka', naira: 500 });
    control.run('fault', { match: 'GET /bets', status: 503 });
    control.run('latency', { name: '3g' });
    const told = () => ({ unmet: faults.unmet(), journal: journal.since(0) });
    const before = { bytes: bytes(), world: operator.world, ...told() };
    expect(() => control.runParsed(command, input)).toThrow();
    expect({ bytes: bytes(), world: operator.world, ...told() }).toEqual(before);
    expect(latency.get().ms).toBe(400);
    broken.mockRestore();
  });
});

describe('a snapshot', () => {
  test.each([0, 0.1, 1, 7.5, 3600])(
    'goes on from its own instant, whatever the real time is, at scale %d',
    (scale) => {
      const first = world({ scale });
      first.real.at += 1234;
      const snapshot = first.saved();
      const at = first.operator.clock.now();
      const second = world({ realAt: 1_900_000_000_000 });
      second.control.run('restore', { snapshot });
      expect(second.operator.clock.now()).toBe(at);
      expect(second.bytes()).toBe(JSON.stringify(snapshot));
      second.real.at += 1000;
      expect(second.operator.clock.now()).toBe(Math.round(at + 1000 * scale));
    },
  );

  test('of equal worlds is the same to the byte, whenever and in whatever order they were made', () => {
    const make = (realAt: number, gateways: Record<string, 'down'>[], names: string[]) => {
      const { control, operator, bytes } = world({ realAt });
      for (const changed of gateways) control.run('app', { gateways: changed });
      for (const name of names) operator.db.next(name);
      return bytes();
    };
    const one = make(1_800_000_000_000, [{ ng_opay: 'down' }, { ng_card: 'down' }], ['a', 'b']);
    const two = make(1_700_000_000_000, [{ ng_card: 'down' }, { ng_opay: 'down' }], ['b', 'a']);
    expect(two).toBe(one);
  });

  test('of a world that went on while nobody looked is brought up to the present', () => {
    const snapshot: BackendState = world({ scale: 2 }).saved();
    const realNow = () => 1_900_000_000_000;
    const { backend } = createTestCaller({ snapshot, awayMs: 60_000, clock: { realNow } });
    expect(backend.context.operator.clock.now()).toBe(TEST_START + 120_000);
  });
});

test.each([0.5, 1, 60])('a frozen clock goes on at the speed before, %d', (scale) => {
  const { control, saved, real, operator } = world({ scale });
  control.run('clock', { freeze: true });
  const frozenAt = operator.clock.now();
  real.at += 5000;
  expect(operator.clock.now()).toBe(frozenAt);
  // Also after a restore, and when it is told twice.
  control.run('restore', { snapshot: saved() });
  control.run('clock', { freeze: true });
  control.run('clock', { freeze: false });
  control.run('clock', { freeze: false });
  expect(control.status().scale).toBe(scale);
  real.at += 1000;
  expect(operator.clock.now()).toBe(frozenAt + 1000 * scale);
});

test.each([
  ['snapshot', 'restore'],
  ['tape', 'replay'],
])('what %s answers goes straight into %s', async (given, taken) => {
  const { raw, backend } = createTestCaller();
  backend.control.run('adjust', { who: 'emeka', naira: 42 });
  const saved = await (await raw('POST', `/__mock/${given}`, '{}')).text();
  const other = createTestCaller({ seed: 'other' });
  expect((await other.raw('POST', `/__mock/${taken}`, saved)).status).toBe(200);
  const { seed, players } = other.backend.control.status();
  expect(seed).not.toBe('other');
  expect(players.find(({ username }) => username === 'emeka')?.balanceNaira).toBe(42);
});

test.each(['2000-01-01T12:00:00Z', '2099-12-31T23:00:00Z'])(
  'a world begins at %s, with everybody old enough',
  (startAt) => {
    const { control } = createTestCaller().backend;
    for (const scenario of ['guest', 'kyc-pending', 'big-history']) {
      control.run('reset', { startAt, scenario, scale: 0 });
      expect(control.status()).toMatchObject({ now: startAt.replace('Z', '.000Z') });
    }
  },
);
