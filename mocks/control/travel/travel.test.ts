import { describe, expect, test } from 'vitest';
import { getProfile } from '../../../src/contract/account/account.ts';
import { login } from '../../../src/contract/account/auth.ts';
import { placeMatchOddsBet } from '../../../src/contract/betting/bets.ts';
import { placeCoupon } from '../../../src/contract/betting/couponBets.ts';
import type { Given } from '../../../tools/reference/given.ts';
import { goodCoupon, goodOrder, waitingOrder } from '../../../tools/reference/goodBets.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { TEST_START } from '../../hosts/testStart.ts';

const MINUTE_MS = 60_000;

interface Lived {
  app: TestCaller;
  given: Given;
}

async function begin(): Promise<Lived> {
  const app = createTestCaller();
  const signIn = async (username: string) => {
    const { token } = await app.call(login, { username, password: 'Passw0rd1' });
    return { token };
  };
  return { app, given: { app, adaeze: await signIn('adaeze'), emeka: await signIn('emeka') } };
}

/** What is done on a match day, by the minute. */
const DAY: [minute: number, act: (lived: Lived) => unknown][] = [
  [3, async ({ app, given }) => app.call(placeMatchOddsBet, await goodOrder(given), given.adaeze)],
  [3, ({ given }) => waitingOrder(given)],
  [20, async ({ app, given }) => app.call(placeCoupon, await goodCoupon(given), given.adaeze)],
  [45, ({ app }) => app.backend.control.run('adjust', { who: 'emeka', naira: 5000 })],
  [
    46,
    ({ app }) => app.backend.control.run('fault', { match: 'GET /profile', status: 503, times: 1 }),
  ],
  [50, ({ app, given }) => app.raw('GET', '/profile', undefined, given.adaeze)],
  [70, ({ app }) => app.backend.control.run('scenario', { name: 'deposit-pending' })],
  [
    150,
    async ({ app, given }) =>
      app.call(placeMatchOddsBet, await goodOrder(given, true), given.adaeze),
  ],
  [300, ({ app }) => app.backend.control.run('app', { reviews: 'manual', taxPercent: 5 })],
];

const at = (minute: number) => TEST_START + minute * MINUTE_MS;
const goTo = ({ app }: Lived, minute: number) =>
  app.backend.control.run('clock', { to: at(minute) });
const stateOf = ({ app }: Lived) => JSON.stringify(app.backend.control.run('snapshot', {}));

async function liveUntil(minute: number): Promise<Lived> {
  const lived = await begin();
  for (const [when, act] of DAY) {
    if (when > minute) break;
    goTo(lived, when);
    await act(lived);
  }
  goTo(lived, minute);
  return lived;
}

const travel = ({ app }: Lived, minute: number) =>
  app.backend.control.run('travel', { to: at(minute) });

test('after any jump, back or forth, a match day is what a fresh run to that instant is', async () => {
  const lived = await liveUntil(600);
  for (const minute of [299, 3, 600, 46, 150, 1, 70]) {
    travel(lived, minute);
    expect(stateOf(lived), `minute ${minute}`).toBe(stateOf(await liveUntil(minute)));
  }
});

test('what was done later is gone once something new is done', async () => {
  const lived = await liveUntil(600);
  travel(lived, 30);
  const { control } = lived.app.backend;
  expect(control.status().lived.to).toBe(new Date(at(600)).toISOString());
  control.run('adjust', { who: 'emeka', naira: 1 });
  expect(control.status().lived.to).toBe(new Date(at(30)).toISOString());
  travel(lived, 600);
  const fresh = await liveUntil(30);
  fresh.app.backend.control.run('adjust', { who: 'emeka', naira: 1 });
  goTo(fresh, 600);
  expect(stateOf(lived)).toBe(stateOf(fresh));
});

test('a look at the world from its past does not cost the future', async () => {
  const lived = await liveUntil(600);
  const before = stateOf(lived);
  travel(lived, 30);
  await lived.app.call(getProfile, {}, lived.given.adaeze);
  travel(lived, 600);
  expect(stateOf(lived)).toBe(before);
});

test('before the world began there is nothing to go to', async () => {
  const lived = await liveUntil(5);
  expect(() => travel(lived, -1)).toThrow('What was before 2026-03-14T17:00:00.000Z is not kept');
  expect(() => lived.app.backend.control.run('travel', { to: '2099-01-01T00:00:00Z' })).toThrow(
    'ten years',
  );
});

describe('undo', () => {
  test('leaves the world as if the last call had never been, at the same instant', async () => {
    const lived = await liveUntil(2);
    const order = await goodOrder(lived.given);
    goTo(lived, 10);
    const before = stateOf(lived);
    await lived.app.call(placeMatchOddsBet, order, lived.given.adaeze);
    const { control } = lived.app.backend;
    expect(control.status().undoes).toBe('POST /bet/match/odds');
    expect(stateOf(lived)).not.toBe(before);
    control.run('undo', {});
    expect(stateOf(lived)).toBe(before);
  });

  test('passes over calls that only read, and over time', async () => {
    const lived = await liveUntil(45);
    const { control } = lived.app.backend;
    goTo(lived, 46);
    await lived.app.call(getProfile, {}, lived.given.adaeze);
    goTo(lived, 90);
    expect(control.status().undoes).toBe('adjust');
    expect(control.run('undo', {}).undoes).toBe('POST /sportsbook/bets');
    expect(control.status().now).toBe(new Date(at(90)).toISOString());
  });

  test('goes back to the beginning, call by call, and not beyond', async () => {
    const lived = await begin();
    const { control } = lived.app.backend;
    const undone: (string | undefined)[] = [];
    while (control.status().undoes !== undefined) {
      undone.push(control.status().undoes);
      control.run('undo', {});
    }
    expect(undone).toEqual(['POST /login', 'POST /login']);
    expect(stateOf(lived)).toBe(stateOf({ ...lived, app: createTestCaller() }));
    expect(() => control.run('undo', {})).toThrow('Nothing has been done');
  });
});
