import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { expect, test } from 'vitest';
import { database } from '../../storage/database.ts';
import { newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

/** Another tab of this phone. */
async function openTab() {
  newTab();
  const { inbox, markRead, openInbox } = await import('./inbox.ts');
  await openInbox();
  return { inbox, markRead };
}

test('a message read in one tab is read in the other, which keeps it read', async () => {
  const one = await openTab();
  const other = await openTab();
  one.markRead(['bonus']);
  await until(() => expect(other.inbox.readIds).toEqual(['bonus']));
  other.markRead(['news']);
  await until(async () =>
    expect((await get('read-messages@1', database))?.data).toEqual(['news', 'bonus']),
  );
  await until(() => expect([...one.inbox.readIds].sort()).toEqual(['bonus', 'news']));
});
