import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { listAnnouncements } from '../../contract/content.ts';
import { database } from '../../storage/database.ts';
import { answerOf } from '../../testing/answers.ts';
import { newPage, newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('a list that was removed to make room marks nothing as read when it comes again', async () => {
  const page = await openTab();
  page.markRead(['bonus']);
  await until(async () =>
    expect((await get('read-messages@1', database))?.data).toContain('bonus'),
  );
  newPage();
  vi.stubGlobal('fetch', async () =>
    answerOf(listAnnouncements, {
      asOf: Date.now(),
      announcements: [
        {
          announcementId: 'documents',
          audience: 'player',
          title: 'Your documents were declined',
          text: 'The picture was blurred.',
          severity: 'warning',
          at: Date.now() - 4 * 24 * 60 * 60_000,
        },
      ],
    }),
  );
  const { inbox, openInbox } = await import('./inbox.ts');
  await openInbox();
  expect(inbox.readIds).not.toContain('documents');
});
