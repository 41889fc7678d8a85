import { beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

const fetchMock = vi.fn<typeof fetch>();
const visible = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
/** Its own for each test: whoever listened in the last one would ask as well. */
let page = visible();

beforeEach(() => {
  newPage();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  page = visible();
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  say('live');
});

const say = (status: string) =>
  fetchMock.mockImplementation(async () => Response.json({ BRAND_STATUS: status }));

async function open() {
  const { connection } = await import('../../state/session/connection.ts');
  const { organisation } = await import('../../state/session/organisation.ts');
  const { watchOrganisation } = await import('./watchOrganisation.ts');
  const { holdReload } = await import('../../lib/holdReload.ts');
  watchOrganisation();
  return { connection, organisation, holdReload };
}

test('an open app asks every half minute, and at once when it is looked at again', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(90_000);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test('offline nothing is asked', async () => {
  const { connection } = await open();
  connection.status = 'offline';
  await vi.advanceTimersByTimeAsync(90_000);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a bet under way is decided before the page closes', async () => {
  const { organisation, holdReload } = await open();
  const release = holdReload('Your bet is being placed');
  say('maintenance');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(organisation.organisationStatus).toBe('live');
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(organisation.organisationStatus).toBe('maintenance');
});

test('what is never decided does not keep a closed operator open', async () => {
  const { organisation, holdReload } = await open();
  holdReload('A round is open');
  say('suspended');
  await vi.advanceTimersByTimeAsync(30_000 + 20_000);
  expect(organisation.organisationStatus).toBe('suspended');
});
