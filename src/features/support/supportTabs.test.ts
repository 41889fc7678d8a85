import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import type { SupportNote } from '../../contract/support.ts';
import { database } from '../../storage/database.ts';
import { savedKeys } from '../../storage/keys.ts';
import { newPage, newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

const NOTE: SupportNote = { topic: 'complaint', text: 'My bet was settled as lost.', writtenAt: 0 };

beforeEach(() => {
  // The tabs of the test before are gone.
  newPage();
  return clear(database);
});

/** Another tab of this phone, without a network. */
async function openTab() {
  newTab();
  const { connection } = await import('../../state/session/connection.ts');
  connection.status = 'offline';
  const { flushAll } = await import('../../storage/persisted.ts');
  const notes = await import('./supportNotes.ts');
  await notes.startSupport();
  const save = async () => {
    await Promise.resolve();
    await flushAll();
  };
  return { ...notes, save, texts: () => notes.support.written.map(({ note }) => note.text) };
}

const saved = async () => JSON.stringify(await get(savedKeys.support, database));

test('a note that waits in one tab is not lost when another saves what is typed there', async () => {
  const one = await openTab();
  const other = await openTab();
  one.writeNote(NOTE);
  await one.save();
  await until(() => expect(other.texts()).toEqual([NOTE.text]));
  other.support.draft.text = 'Hello';
  await other.save();
  expect(await saved()).toContain(NOTE.text);
  // What is typed in the other is not taken from it, nor put into this one.
  expect(other.support.draft.text).toBe('Hello');
  expect(one.support.draft.text).toBe('');
});

test('two notes written at once are both kept, and one taken back in one tab stays away in both', async () => {
  const one = await openTab();
  const other = await openTab();
  one.writeNote(NOTE);
  other.writeNote({ ...NOTE, text: 'My deposit did not come.', writtenAt: 5 });
  await Promise.all([one.save(), other.save()]);
  const both = ['My deposit did not come.', NOTE.text];
  await until(() => expect([one.texts(), other.texts()]).toEqual([both, both]));
  const [newest] = other.support.written;
  other.dropNote(newest?.key ?? '');
  await other.save();
  await until(() => expect(one.texts()).toEqual([NOTE.text]));
  one.support.draft.text = 'Hello';
  await one.save();
  expect(other.texts()).toEqual([NOTE.text]);
  expect(await saved()).not.toContain('My deposit');
});

test('notes of the same millisecond stand in one order in both tabs, the last written first', async () => {
  const one = await openTab();
  const other = await openTab();
  const texts = [1, 2, 3, 4, 5, 6].map((number) => `My deposit number ${number} is missing.`);
  for (const [index, text] of texts.entries()) {
    const [writer, reader] = index % 2 === 0 ? [one, other] : [other, one];
    writer.writeNote({ ...NOTE, text });
    await writer.save();
    const newestFirst = texts.slice(0, index + 1).reverse();
    await until(() => expect([writer.texts(), reader.texts()]).toEqual([newestFirst, newestFirst]));
  }
});

test('notes of the same millisecond, each written before its tab heard of the other, come to one order', async () => {
  const one = await openTab();
  const other = await openTab();
  one.writeNote({ ...NOTE, text: 'My deposit is missing.' });
  other.writeNote({ ...NOTE, text: 'My withdrawal is missing.' });
  await Promise.all([one.save(), other.save()]);
  await until(() => expect(one.texts()).toHaveLength(2));
  await until(() => expect(other.texts()).toEqual(one.texts()));
});
