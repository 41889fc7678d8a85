import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountByToken } from '../../mocks/domain/account/accounts.ts';
import { playRow } from '../../mocks/domain/play/playRow.ts';
import { takeBreak } from '../contract/account/saferPlay.ts';
import { beginBreak, currentBreak, sendBreaks } from '../state/play/playLock.ts';
import { watchPlay } from '../state/play/playWatch.ts';
import { saferPlay } from '../state/play/saferPlay.ts';
import { sendGoodbyes } from '../state/session/goodbye.ts';
import { session } from '../state/session/session.ts';
import { signOut } from '../state/session/signOut.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { until } from '../testing/until.ts';

// Breaks and sign-outs with the real mock backend, where the first answer with a network is a gateway's.

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  vi.spyOn(console, 'warn').mockReturnValue();
});

const operator = () => network.backend.context.operator;
const breakOnServer = (accountId: number) => playRow(operator(), accountId).break?.kind;
const isAlive = (token: string) => {
  try {
    return accountByToken(operator(), token) !== undefined;
  } catch {
    return false;
  }
};

describe.each([200, 400, 401, 403, 404, 405, 408, 425, 429, 503])('a page with %i', (status) => {
  /** Answers instead of the server, to each method once. */
  const standBetween = (...matches: string[]) => {
    for (const match of matches) network.run('fault', { match, status, html: true, times: 1 });
  };
  // A read is asked for once more after these.
  const times = [408, 425, 429, 503].includes(status) ? 2 : 1;

  test('loses no break that was taken offline', async () => {
    network.goDown();
    await beginBreak({ kind: 'exclusion', length: 6 });
    network.comeBack();
    standBetween('POST /safer-play/break');
    expect(await sendBreaks()).toEqual([]);
    expect(currentBreak()).toMatchObject({ kind: 'exclusion' });
    expect(await sendBreaks()).toEqual([session.user?.id]);
    expect(breakOnServer(1002)).toBe('exclusion');
  });

  test('gives the break of a player who has left to no other', async () => {
    const { token } = session;
    network.goDown();
    await beginBreak({ kind: 'exclusion', length: 6 });
    await signOut();
    network.comeBack();
    standBetween('POST /safer-play/break');
    const tries = network.calls(takeBreak);
    await network.signIn('emeka');
    // The first of these is turned away, or a pass that began with the network.
    await sendGoodbyes();
    expect(await sendGoodbyes()).toBe(true);
    expect(network.calls(takeBreak)).toBe(tries + 2);
    expect([breakOnServer(1002), breakOnServer(1003)]).toEqual(['exclusion', undefined]);
    await saferPlay.refresh();
    expect(currentBreak()).toBeUndefined();
    expect([isAlive(token), isAlive(session.token)]).toEqual([false, true]);
  });

  test('settles no sign-out', async () => {
    const { token } = session;
    for (let asked = 0; asked < times; asked++) standBetween('GET /signout');
    if ([404, 405].includes(status)) standBetween('POST /signout');
    await signOut();
    expect(isAlive(token)).toBe(true);
    expect(await sendGoodbyes()).toBe(true);
    expect(isAlive(token)).toBe(false);
  });
});

test('a break that was turned away is sent again by itself, and its player leaves', async () => {
  // Opens the database before time runs: it is given up after a while.
  await saferPlay.refresh();
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  network.goDown();
  await beginBreak({ kind: 'time-out', length: 7 });
  network.comeBack();
  network.run('fault', { match: 'POST /safer-play/break', status: 429, html: true, times: 1 });
  const stop = watchPlay();
  await until(
    async () => {
      await vi.advanceTimersByTimeAsync(5000);
      expect(session.isAuth).toBe(false);
    },
    { interval: 1 },
  );
  stop();
  expect(breakOnServer(1002)).toBe('time-out');
});
