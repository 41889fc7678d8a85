import { beforeEach, expect, test, vi } from 'vitest';

const page = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
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
  // Another failed try does not begin the wait anew.
  sawDisconnect();
  vi.advanceTimersByTime(1);
  expect(connection.status).toBe('reconnecting');
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
