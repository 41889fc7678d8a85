import { beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

const page = new EventTarget();
const tab = new Map<string, string>();

beforeEach(() => {
  newPage();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  tab.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
});

const open = () => import('./connection.ts');

test('a break is told after five seconds, and a shorter one never', async () => {
  const { connection, sawDisconnect, sawNetwork } = await open();
  sawNetwork(true);
  for (let flaps = 0; flaps < 20; flaps++) {
    sawDisconnect();
    vi.advanceTimersByTime(1000);
    expect(connection.status).toBe('live');
    sawNetwork(true);
  }
  sawDisconnect();
  vi.advanceTimersByTime(4999);
  expect(connection.status).toBe('live');
  // Another failed attempt does not restart the wait.
  sawDisconnect();
  vi.advanceTimersByTime(1);
  expect(connection.status).toBe('reconnecting');
});

test('where nothing answers, failed attempts of the socket do not make it look as if it came back', async () => {
  const { connection, sawDisconnect, sawOffline, whenBackOnline } = await open();
  sawOffline();
  const back = vi.fn();
  whenBackOnline(back);
  sawDisconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection).toMatchObject({ status: 'offline', isSilent: true });
  expect(back).not.toHaveBeenCalled();
});

test('without a network it is told at once, and the first answer ends it', async () => {
  const { connection, sawDisconnect, sawNetwork } = await open();
  sawNetwork(true);
  vi.stubGlobal('navigator', { onLine: false });
  sawDisconnect();
  expect(connection.status).toBe('offline');
  sawNetwork(false);
  expect(connection.status).toBe('off');
});

test.each([
  ['with a channel', true, 'reconnecting'],
  ['without one', false, 'off'],
] as const)('that the network is back is a hint only: %s', async (_, hasSocket, status) => {
  const { connection, followNetworkHints, sawNetwork } = await open();
  if (hasSocket) sawNetwork(true);
  followNetworkHints();
  page.dispatchEvent(new Event('offline'));
  expect(connection.status).toBe('offline');
  page.dispatchEvent(new Event('online'));
  expect(connection.status).toBe(status);
});

test('since when it is offline outlives a page load and a hint that was wrong, until something answers', async () => {
  const first = await open();
  const began = Date.now();
  first.sawOffline();
  vi.advanceTimersByTime(60_000);
  newPage();
  const next = await open();
  next.followNetworkHints();
  next.sawOffline();
  expect(next.connection).toMatchObject({ status: 'offline', since: began, isSilent: true });
  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(5000);
  next.sawOffline();
  expect(next.connection.since).toBe(began);
  next.sawNetwork(false);
  vi.advanceTimersByTime(5000);
  next.sawOffline();
  expect(next.connection.since).toBe(began + 70_000);
});

test('who waits for the network is told once it is back, and not before', async () => {
  const { sawNetwork, sawOffline, whenBackOnline } = await open();
  const back = vi.fn();
  const stop = whenBackOnline(back);
  sawNetwork(true);
  await Promise.resolve();
  sawOffline();
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  sawNetwork(false);
  await Promise.resolve();
  expect(back).toHaveBeenCalledOnce();
  stop();
});

test.each([
  ['the socket opens', 'live', 'resolved'],
  ['the phone is offline', 'offline', 'rejected'],
  ['nothing comes in time', 'nothing', 'rejected'],
] as const)('what needs the socket waits for it: %s', async (_, event, outcome) => {
  const { sawNetwork, sawOffline, whenLive } = await open();
  const waiting = whenLive(7000).then(
    () => 'resolved',
    () => 'rejected',
  );
  if (event === 'live') sawNetwork(true);
  if (event === 'offline') sawOffline();
  if (event === 'nothing') vi.advanceTimersByTime(7000);
  expect(await waiting).toBe(outcome);
});
