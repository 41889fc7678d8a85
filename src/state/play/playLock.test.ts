import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeBreak } from '../../contract/account/saferPlay.ts';
import { answerOf } from '../../testing/answers.ts';
import * as page from './playLock.ts';

const NOON = Date.UTC(2026, 10, 21, 11);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const stored = new Map<string, string>();
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  fetchMock.mockReset().mockRejectedValue(new TypeError('offline'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a page, which knows only what the device has saved. */
function openPage(): typeof page {
  page.readPlayLock();
  return page;
}

function serveBreak(until: number) {
  const answer = {
    asOf: Date.now(),
    timeLimit: { usedMinutes: 0 },
    realityCheckMinutes: 0,
    break: { kind: 'time-out', since: NOON, until },
    session: { startedAt: NOON, staked: 0, result: 0 },
    netDeposits: 0,
  } as const;
  fetchMock.mockImplementation(async () => answerOf(takeBreak, { ...answer, moneyLimits: [] }));
}

const keysSent = () =>
  fetchMock.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));

test('a break taken offline holds from its first moment and over a reload', async () => {
  openPage();
  await page.beginBreak({ kind: 'time-out', length: 1 });
  expect(page.currentBreak()).toMatchObject({ kind: 'time-out', until: NOON + DAY });
  const next = openPage();
  expect(next.currentBreak()).toMatchObject({ until: NOON + DAY });
});

test.each([
  ['an hour before its end', NOON + DAY - HOUR, true],
  ['at its end', NOON + DAY, false],
])('%s', async (_, now, holds) => {
  await openPage().beginBreak({ kind: 'time-out', length: 1 });
  vi.setSystemTime(now);
  expect(openPage().currentBreak() !== undefined).toBe(holds);
});

test('a clock set back does not lengthen what it counts, nor begin it anew', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 1 });
  vi.setSystemTime(NOON + 20 * HOUR);
  openPage().currentBreak();
  vi.setSystemTime(NOON - 5 * DAY);
  openPage();
  expect(page.playNow()).toBe(NOON + 20 * HOUR);
  expect(page.currentBreak()).toMatchObject({ until: NOON + DAY });
});

test('a clock set forward ends nothing once the server was heard', async () => {
  openPage();
  await page.beginBreak({ kind: 'time-out', length: 7 });
  vi.setSystemTime(NOON + 30 * DAY);
  expect(page.currentBreak()).toBeUndefined();
  page.takeServerBreak({ kind: 'time-out', since: NOON, until: NOON + 7 * DAY }, NOON + HOUR);
  // A break that the server has not heard of survives the server's answers.
  expect(page.playLock.unsent).toBeDefined();
  expect(page.currentBreak()).toMatchObject({ until: NOON + 7 * DAY });
});

test('what could not be sent goes later, by the same key, and then the server is followed', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 1 });
  openPage();
  serveBreak(NOON + 3 * DAY);
  await page.sendBreak();
  await page.sendBreak();
  const keys = keysSent();
  expect(new Set(keys).size).toBe(1);
  expect(page.playLock.unsent).toBeUndefined();
  expect(page.currentBreak()).toMatchObject({ until: NOON + 3 * DAY });
});

test('another player of this phone, who is on no break, is held by none', async () => {
  openPage();
  page.takeServerBreak({ kind: 'time-out', since: NOON, until: NOON + DAY }, NOON);
  page.takeServerBreak(undefined, NOON + HOUR);
  expect(openPage().currentBreak()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a damaged record is no break and no fault', async () => {
  stored.set('oja:play-lock', '{"break":{"kind":"for ever"}}');
  expect(openPage().currentBreak()).toBeUndefined();
});
