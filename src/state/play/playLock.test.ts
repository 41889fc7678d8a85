import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeBreak } from '../../contract/account/saferPlay.ts';
import { answerOf, rawJson, refusalOf } from '../../testing/answers.ts';
import { notices } from '../device/notices.ts';
import { forgetPlayer } from '../session/privateState.ts';
import { beginSession, session } from '../session/session.ts';
import * as page from './playLock.ts';

const NOON = Date.UTC(2026, 10, 21, 11);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const ADAEZE = { id: 1002, username: 'adaeze', name: 'Adaeze', isDemo: false };
const EMEKA = { id: 1003, username: 'emeka', name: 'Emeka', isDemo: false };

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
  vi.spyOn(console, 'warn').mockReturnValue();
  page.readPlayLock();
  forgetPlayer();
  beginSession({ token: 'a', user: ADAEZE });
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

const htmlPage = (status: number) => new Response('<!doctype html>', { status });
const tokensSent = () =>
  fetchMock.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'));

/** Without an end, the server knows of no break. */
function serveBreak(until?: number) {
  const answer = {
    asOf: Date.now(),
    timeLimit: { usedMinutes: 0 },
    realityCheckMinutes: 0,
    ...(until && { break: { kind: 'time-out' as const, since: NOON, until } }),
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
  expect(page.playLock.unsent).toHaveLength(1);
  expect(page.currentBreak()).toMatchObject({ until: NOON + 7 * DAY });
});

test('what could not be sent goes later, by the same key, and then the server is followed', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 1 });
  openPage();
  serveBreak(NOON + 3 * DAY);
  expect(await page.sendBreaks()).toEqual([ADAEZE.id]);
  expect(await page.sendBreaks()).toEqual([]);
  const keys = keysSent();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(page.playLock.unsent).toEqual([]);
  expect(page.currentBreak()).toMatchObject({ until: NOON + 3 * DAY });
});

const sent = () => fetchMock.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));

test('the server is told when a break began, and one that is over by its clock holds nobody', async () => {
  openPage().takeServerBreak(undefined, NOON);
  await page.beginBreak({ kind: 'time-out', length: 1 });
  vi.setSystemTime(NOON + 2 * DAY);
  serveBreak();
  expect(await page.sendBreaks()).toEqual([]);
  expect(sent().map(({ since }) => Date.parse(since))).toEqual([NOON, NOON]);
  expect(page.playLock.unsent).toEqual([]);
  expect(page.currentBreak()).toBeUndefined();
});

test('a clock that only this phone has set forward ends no break that was not sent', async () => {
  openPage().takeServerBreak(undefined, NOON);
  await page.beginBreak({ kind: 'time-out', length: 7 });
  vi.setSystemTime(NOON + 30 * DAY);
  await page.sendBreaks();
  vi.setSystemTime(NOON + HOUR);
  serveBreak();
  expect(await page.sendBreaks()).toEqual([]);
  expect(page.playLock.unsent).toHaveLength(1);
});

test('one whose answer was lost is not begun a second time when the repeat is answered', async () => {
  openPage().takeServerBreak(undefined, NOON);
  await page.beginBreak({ kind: 'time-out', length: 1 });
  serveBreak(NOON + DAY);
  vi.setSystemTime(NOON + 2 * DAY);
  expect(await page.sendBreaks()).toEqual([]);
  expect(page.playLock.unsent).toEqual([]);
});

test('a phone whose clock was set back tells none: the time stands still there', async () => {
  openPage().takeServerBreak(undefined, NOON);
  vi.setSystemTime(NOON + 2 * DAY);
  page.playNow();
  vi.setSystemTime(NOON + DAY);
  await page.beginBreak({ kind: 'time-out', length: 1 });
  expect(sent()).toEqual([{ kind: 'time-out', length: 1 }]);
});

test('a phone that does not know the server’s time tells none', async () => {
  await openPage().beginBreak({ kind: 'exclusion', length: 6 });
  await page.sendBreaks();
  expect(sent()).toHaveLength(2);
  for (const body of sent()) expect(body).toEqual({ kind: 'exclusion', length: 6 });
});

test('nor does its second break, over a reload', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 1 });
  fetchMock.mockClear();
  await openPage().beginBreak({ kind: 'time-out', length: 7 });
  expect(sent().map(({ length, since }) => [length, since])).toEqual([
    [1, undefined],
    [7, undefined],
  ]);
});

test('the server’s time is followed on a phone that counted a break by a clock of its own, far ahead', async () => {
  vi.setSystemTime(NOON + 30 * DAY);
  await openPage().beginBreak({ kind: 'time-out', length: 1 });
  page.takeServerBreak(undefined, NOON);
  expect(page.playNow()).toBe(NOON);
});

test.each([
  ['a busy gateway', () => htmlPage(429)],
  ['a portal: log in', () => htmlPage(401)],
  ['a portal: forbidden', () => htmlPage(403)],
  ['a portal: not found', () => htmlPage(404)],
  ['a portal that says yes', () => htmlPage(200)],
  ['a request that took too long', () => htmlPage(408)],
  ['a refusal without a code', () => rawJson({ error: true, message: 'Not now' }, 422)],
  ['a closed server', () => refusalOf('maintenance', 'Closed', { status: 503 })],
  ['a code that says nothing of breaks', () => refusalOf('suspended', 'Closed', { status: 403 })],
])('%s ends no break, and the next answer hears of it', async (_, first) => {
  await openPage().beginBreak({ kind: 'exclusion', length: 6 });
  fetchMock.mockImplementation(async () => first());
  expect(await page.sendBreaks()).toEqual([]);
  // The server knows of no break yet, and says so to another question.
  page.takeServerBreak(undefined, NOON + 1);
  expect(openPage().currentBreak()).toMatchObject({ kind: 'exclusion' });
  serveBreak(NOON + 200 * DAY);
  expect(await page.sendBreaks()).toEqual([ADAEZE.id]);
  expect(new Set(tokensSent())).toEqual(new Set(['a']));
});

test('a token that is dead waits for the player to sign in again, and is never another’s', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 7 });
  fetchMock.mockImplementation(async () =>
    refusalOf('session-ended', 'Your session has ended.', { status: 401 }),
  );
  await page.sendBreaks();
  forgetPlayer(true);
  expect(page.currentBreak()).toBeDefined();

  fetchMock.mockClear();
  serveBreak(NOON + 7 * DAY);
  beginSession({ token: 'e', user: EMEKA });
  await page.sendBreaks();
  expect(fetchMock).not.toHaveBeenCalled();
  page.takeServerBreak(undefined, NOON + HOUR);
  expect(openPage().currentBreak()).toBeUndefined();

  forgetPlayer();
  beginSession({ token: 'a2', user: ADAEZE });
  expect(openPage().currentBreak()).toMatchObject({ kind: 'time-out' });
  expect(await page.sendBreaks()).toEqual([ADAEZE.id]);
  expect(tokensSent()).toEqual(['a2']);
});

test('while another player uses the phone it goes as the player who took it', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 7 });
  forgetPlayer();
  beginSession({ token: 'e', user: EMEKA });
  serveBreak(NOON + 7 * DAY);
  fetchMock.mockClear();
  expect(await page.sendBreaks()).toEqual([ADAEZE.id]);
  expect(tokensSent()).toEqual(['a']);
  expect(session.user?.id).toBe(EMEKA.id);
  expect(page.currentBreak()).toBeUndefined();
});

test('two players who took one offline are both heard', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 7 });
  forgetPlayer();
  beginSession({ token: 'e', user: EMEKA });
  await page.beginBreak({ kind: 'exclusion', length: 6 });
  serveBreak(NOON + 7 * DAY);
  expect(await openPage().sendBreaks()).toEqual([ADAEZE.id, EMEKA.id]);
});

test('what our server never takes has ended, and the player is told', async () => {
  await openPage().beginBreak({ kind: 'time-out', length: 3 });
  fetchMock.mockImplementation(async () => refusalOf('invalid', 'There is no such break'));
  await page.sendBreaks();
  expect(page.currentBreak()).toBeUndefined();
  expect(notices.tray[0]?.text).toMatch(/couldn't set your break.+There is no such break\. Please/);
});

test('another tab that saves does not lose what is to be sent', async () => {
  openPage();
  await page.beginBreak({ kind: 'time-out', length: 7 });
  // As another tab left it, which has a break of its own to send.
  const other = JSON.parse(stored.get('oja:play-lock') ?? '');
  other.unsent[0].key = 'theirs';
  stored.set('oja:play-lock', JSON.stringify(other));
  await page.sendBreaks();
  expect(page.playLock.unsent.map(({ key }) => key)).toContain('theirs');
  expect(page.playLock.unsent).toHaveLength(2);
});

test('another player of this phone, who is on no break, is held by none', async () => {
  openPage();
  page.takeServerBreak({ kind: 'time-out', since: NOON, until: NOON + DAY }, NOON);
  page.takeServerBreak(undefined, NOON + HOUR);
  expect(openPage().currentBreak()).toBeUndefined();
  expect(stored.has('oja:play-lock')).toBe(false);
});

test('a damaged record is no break and no fault', async () => {
  stored.set('oja:play-lock', '{"break":{"kind":"for ever"}}');
  expect(openPage().currentBreak()).toBeUndefined();
});
