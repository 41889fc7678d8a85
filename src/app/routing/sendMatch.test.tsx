import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import { sentAhead } from '../../state/live/sentMatch.ts';
import { markHeld } from '../../storage/sessionMark.ts';
import { rawJson } from '../../testing/answers.ts';
import { sendMatch } from './sendMatch.ts';

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockImplementation(async () => rawJson({ message: 'no such match' }, 404));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  sentAhead.match = undefined;
  vi.unstubAllGlobals();
});

const told = ([url, request]: Parameters<typeof fetch>) => ({
  url: String(url),
  method: request?.method ?? 'GET',
  headers: Object.fromEntries(new Headers(request?.headers)),
  body: request?.body ?? null,
});

const asTheAppDoes = () =>
  call(getEvent, { gameId: 'c-1' }, { quiet: true }).catch(() => undefined);

test('a match is asked for as the contract asks, and for as long', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  sendMatch('c-1');
  await asTheAppDoes();
  const [before, after] = send.mock.calls.map(told);
  expect(before).toEqual(after);
  const [limit, ofTheApp] = timeout.mock.calls;
  expect(limit).toEqual(ofTheApp);
});

test('the time of its answer is kept', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  sendMatch('c-1');
  const { match: sentMatch } = sentAhead;
  expect(sentMatch).toMatchObject({ gameId: 'c-1' });
  expect(sentMatch?.cameAt).toBeUndefined();
  await sentMatch?.response;
  expect(sentMatch?.cameAt).toBe(1_000);
});

test('a player, whose token is not at hand, is not asked for', () => {
  markHeld(true);
  sendMatch('c-1');
  expect(send).not.toHaveBeenCalled();
  expect(sentAhead.match).toBeUndefined();
});

test.each(['', 'c-1%2F..', 'c 1'])('%j is no match that could be asked for', (gameId) => {
  sendMatch(gameId);
  expect(send).not.toHaveBeenCalled();
});
