import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaferPlay } from '../../contract/account/saferPlay.ts';
import { newPage } from '../../testing/newPage.ts';

const NOON = Date.UTC(2026, 10, 21, 11);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const stored = new Map<string, string>();
const marks = new Set<string>();

beforeEach(() => {
  stored.clear();
  marks.clear();
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const classList = {
    toggle: (name: string, isOn: boolean) => (isOn ? marks.add(name) : marks.delete(name)),
  };
  vi.stubGlobal('document', { documentElement: { classList } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a page, which knows only what the device has saved. */
async function openPage() {
  newPage();
  const [state, { bettingHold }, { saferPlay }, { session }] = await Promise.all([
    import('./stateOfPlay.ts'),
    import('./bettingHold.ts'),
    import('./saferPlay.ts'),
    import('../session/session.ts'),
  ]);
  return { ...state, bettingHold, saferPlay, session };
}

const told = (changes: Partial<SaferPlay>): SaferPlay => ({
  asOf: NOON,
  moneyLimits: [],
  timeLimit: { usedMinutes: 0 },
  realityCheckMinutes: 0,
  session: { startedAt: NOON, staked: 0, result: 0 },
  netDeposits: 0,
  ...changes,
});

const out = (until: number) => ({ kind: 'time-out', since: NOON, until }) as const;
const exclusion = { kind: 'exclusion', since: NOON - 2 * DAY, until: NOON - DAY } as const;

const STATES: [name: string, play: SaferPlay, is: string, text: RegExp | undefined][] = [
  ['nothing set', told({}), 'open', undefined],
  [
    'a time limit with time left',
    told({ timeLimit: { minutes: 60, usedMinutes: 59 } }),
    'open',
    undefined,
  ],
  [
    'a time limit that is used up',
    told({ timeLimit: { minutes: 60, usedMinutes: 60 } }),
    'time-up',
    /^You have reached your time limit for today/,
  ],
  [
    'a loss limit with room left',
    told({ moneyLimits: [{ kind: 'loss', period: 'day', amount: 1_000_00, used: 999_99 }] }),
    'open',
    undefined,
  ],
  [
    'a loss limit that is used up',
    told({ moneyLimits: [{ kind: 'loss', period: 'day', amount: 1_000_00, used: 1_000_00 }] }),
    'at-limit',
    undefined,
  ],
  [
    'a time-out',
    told({ break: out(NOON + DAY) }),
    'break',
    /until Sun 22 Nov 2026 12:00\. Betting is off\.$/,
  ],
  ['a time-out that is over', told({ break: out(NOON - 1) }), 'open', undefined],
  [
    'an exclusion that is over',
    told({ break: exclusion }),
    'locked',
    /opens one day after you ask for your account back\.$/,
  ],
  [
    'an exclusion whose account was asked for',
    told({ break: { ...exclusion, returnAskedAt: NOON - HOUR } }),
    'locked',
    /^You asked for your account/,
  ],
];

test.each(STATES)('%s', async (_, play, is, text) => {
  const page = await openPage();
  page.session.isAuth = true;
  page.saferPlay.put(play, NOON);
  await vi.advanceTimersByTimeAsync(0);
  const isResting = is === 'break' || is === 'locked';
  expect(page.play.state.is).toBe(is);
  expect(page.isAway(page.play.state)).toBe(isResting);
  expect(page.mayBeOffered(page.play.state)).toBe(is === 'open');
  expect(page.bettingHold.isBreak).toBe(isResting);
  expect(marks.has('on-break')).toBe(isResting);
  if (text) expect(page.bettingHold.text).toMatch(text);
  else expect(page.bettingHold.text).toBeUndefined();
});

test('a player of whom nothing is known yet is offered nothing; a guest of a free phone is', async () => {
  const page = await openPage();
  expect(page.mayBeOffered(page.play.state)).toBe(true);
  page.session.isAuth = true;
  await vi.advanceTimersByTimeAsync(0);
  expect(page.play.state).toEqual({ is: 'unknown' });
  expect(page.mayBeOffered(page.play.state)).toBe(false);
});

test('the phone keeps a break over a sign-out and a page load, and ends it by itself', async () => {
  const first = await openPage();
  first.session.isAuth = true;
  first.saferPlay.put(told({ break: out(NOON + DAY) }), NOON);
  await vi.advanceTimersByTimeAsync(0);
  const next = await openPage();
  expect(next.session.isAuth).toBe(false);
  expect(next.play.state.is).toBe('break');
  expect(next.bettingHold.isBreak).toBe(true);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(next.play.state.is).toBe('open');
  expect(next.bettingHold.text).toBeUndefined();
});

test('offline, the clock of a saved answer goes on from when it came', async () => {
  const page = await openPage();
  // Fetched three hours ago, then reloaded offline.
  page.saferPlay.put(told({ asOf: NOON - 3 * HOUR }), NOON - 3 * HOUR);
  await vi.advanceTimersByTimeAsync(0);
  const { playNow } = await import('./playLock.ts');
  expect(playNow()).toBe(NOON);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(playNow()).toBe(NOON + HOUR);
});
