import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

const fetchMock = vi.fn<typeof fetch>();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  newPage();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page.visibilityState = 'visible';
  fetchMock.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isDown = () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
const isUp = () => fetchMock.mockImplementation(async () => Response.json({}, { status: 503 }));

async function open() {
  const { callHooks } = await import('../../api/callHooks.ts');
  const { connection, sawNetwork } = await import('./connection.ts');
  const { probeWhileSilent, lookForNetwork } = await import('./networkLook.ts');
  callHooks.answered = () => sawNetwork(false);
  probeWhileSilent();
  return { connection, lookForNetwork };
}

test('connected, but nothing answers: offline, and asked again every five seconds until it does', async () => {
  const { connection, lookForNetwork } = await open();
  isDown();
  await lookForNetwork();
  expect(connection).toMatchObject({ status: 'offline', isSilent: true });
  isUp();
  fetchMock.mockClear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection).toMatchObject({ status: 'off', isSilent: false });
  const asked = fetchMock.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  // On a working network no background calls are made.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchMock).toHaveBeenCalledTimes(asked);
});

test('a page that nobody looks at asks nothing, and asks at once when it is looked at again', async () => {
  const { connection, lookForNetwork } = await open();
  isDown();
  await lookForNetwork();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  fetchMock.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchMock).not.toHaveBeenCalled();
  isUp();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.status).toBe('off');
});

test('what is answered, if only with a fault of the server, is a network', async () => {
  const { connection, lookForNetwork } = await open();
  isUp();
  await lookForNetwork();
  expect(connection.status).toBe('off');
});
