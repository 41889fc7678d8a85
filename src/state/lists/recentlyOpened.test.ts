import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { expect, test } from 'vitest';
import { database } from '../../storage/database.ts';
import { newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

/** Another tab of this phone. */
async function openTab() {
  newTab();
  const { loadRecentlyOpened, noteOpened, recentlyOpened } = await import('./recentlyOpened.ts');
  await loadRecentlyOpened();
  return { noteOpened, recentlyOpened };
}

const opened = (path: string, at: number) => ({ path, title: path, detail: '', at });

test('what was opened in one tab stays when another opens something', async () => {
  const one = await openTab();
  const other = await openTab();
  await one.noteOpened(opened('/a', 1));
  await until(() => expect(other.recentlyOpened.list).toHaveLength(1));
  await other.noteOpened(opened('/b', 2));
  await until(async () =>
    expect((await get('opened@1', database))?.data).toEqual([opened('/b', 2), opened('/a', 1)]),
  );
});
