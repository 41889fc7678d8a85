import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { connection, sawNetwork, sawOffline } from '../session/connection.ts';
import { useEventList } from './useEventList.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function List() {
  const { events, problem } = useEventList('inplay');
  return <p>{events ? `${events.length} matches` : problem}</p>;
}

test('back from no network a list is asked for at once, not with the next half minute', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetchMock = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  sawOffline();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<List />));
  await until(() => act(async () => expect(page.textContent).toMatch(/no connection/)));
  const asOf = '2026-11-21T19:42:00.000Z';
  fetchMock.mockImplementation(async () => Response.json({ asOf, events: [] }));
  await act(async () => sawNetwork(true));
  await until(() => act(async () => expect(page.textContent).toBe('0 matches')));
  await act(async () => root.unmount());
  Object.assign(connection, { status: 'off', since: 0 });
});
