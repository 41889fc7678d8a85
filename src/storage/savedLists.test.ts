import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { database } from './database.ts';
import { savedLists } from './savedLists.ts';

test('the lists of whoever is here, the newest first; nothing else that is kept', async () => {
  const record = { v: 1, rev: 1, epoch: 0, at: 1000, data: { events: [] } };
  await set('list:events-cricket@1', record, database);
  await set('list:bets-open@1', { ...record, at: 2000, data: ['₦'] }, database);
  await set('list:of-another-sign-in@1', { ...record, epoch: 3 }, database);
  await set('list:damaged@1', 'x', database);
  await set('session@1', record, database);
  expect(await savedLists()).toEqual([
    { key: 'list:bets-open@1', savedAt: 2000, bytes: 7 },
    { key: 'list:events-cricket@1', savedAt: 1000, bytes: 13 },
  ]);
});
