import { beforeEach, expect, test } from 'vitest';
import { session } from '../session/session.ts';
import { addOlderPage } from './addOlderPage.ts';
import type { CachedListSource } from './cachedList.ts';

interface Page {
  rows: number[];
}

let list: CachedListSource<Page>;
/** Lets the older page come. */
let come: (page: Page) => void;

beforeEach(() => {
  session.owner = 'adaeze';
  list = {
    state: { data: { rows: [5, 4] }, savedAt: 0, status: 'ready', problem: undefined, newer: 0 },
    refresh: async () => true,
    put(data) {
      this.state.data = data;
    },
    amend(data) {
      this.state.data = data;
    },
    end: () => undefined,
  };
});

function loadOlder(): Promise<void> {
  const coming = new Promise<Page>((resolve) => {
    come = resolve;
  });
  return addOlderPage(
    list,
    () => coming,
    (shown, older) => ({ rows: [...shown.rows, ...older.rows] }),
  );
}

test('it comes after what is shown', async () => {
  const loading = loadOlder();
  come({ rows: [3, 2] });
  await loading;
  expect(list.state.data).toEqual({ rows: [5, 4, 3, 2] });
});

test('what has come meanwhile stays', async () => {
  const loading = loadOlder();
  list.put({ rows: [6, 5, 4] }, 0);
  come({ rows: [3, 2] });
  await loading;
  expect(list.state.data).toEqual({ rows: [6, 5, 4, 3, 2] });
});

test('nobody sees a page of another player', async () => {
  const loading = loadOlder();
  session.owner = 'emeka';
  list.put({ rows: [9] }, 0);
  come({ rows: [3, 2] });
  await loading;
  expect(list.state.data).toEqual({ rows: [9] });
});

test('none is asked for before anything is shown', async () => {
  list.state.data = undefined;
  await addOlderPage(
    list,
    () => Promise.reject(new Error('asked')),
    (shown) => shown,
  );
  expect(list.state.data).toBeUndefined();
});
