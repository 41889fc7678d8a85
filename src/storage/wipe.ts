import { clear, promisifyRequest } from 'idb-keyval';
import { ownCaches } from '../lib/base.ts';
import { database, walkDatabase } from './database.ts';
import { PRIVATE_KEYS, WIPE_PENDING_KEY } from './keys.ts';
import { readSessionMark } from './sessionMark.ts';

/** The worker's caches of the app's own files. Its other caches reveal which pages were read here. */
const SHELL = /^(pages|app|rest)@/;

/**
 * Removes everything of the player from this device: session, saved lists, session storage, the number kept
 * between registration steps, pages last seen. Keeps the theme, the `apk` flag, the visit queue and the app's
 * own files. If the database refuses, the next start wipes before it reads anything.
 */
export async function wipePrivate(): Promise<void> {
  remember(true);
  try {
    for (const key of PRIVATE_KEYS) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so it holds nothing either.
  }
  await clear(database);
  await dropPages();
  remember(false);
}

async function dropPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await ownCaches();
  await Promise.all(names.filter((name) => !SHELL.test(name)).map((name) => caches.delete(name)));
}

/** Finishes a wipe that was cut off because the browser was killed or the database refused. */
export async function finishWipe(): Promise<void> {
  try {
    if (localStorage.getItem(WIPE_PENDING_KEY) === null) return;
  } catch {
    return;
  }
  await wipePrivate();
}

/** Removes what this tab may have written for its player while another tab signed them out. */
export async function wipeOverEpochs(): Promise<void> {
  await walkDatabase('readwrite', (store) => {
    const walk = store.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      if (cursor.value?.epoch !== readSessionMark().epoch) cursor.delete();
      cursor.continue();
    };
    return promisifyRequest(store.transaction);
  });
}

function remember(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(WIPE_PENDING_KEY, '1');
    else localStorage.removeItem(WIPE_PENDING_KEY);
  } catch {
    // Without local storage a cut-off wipe goes unnoticed, but the epoch still hides what is left.
  }
}
