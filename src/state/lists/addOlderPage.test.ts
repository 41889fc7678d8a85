import { beforeEach, expect, test } from 'vitest';
import { session } from '../session/session.ts';
import { addOlderPage } from './addOlderPage.ts';
import type { CachedListSource } from './cachedList.ts';

interface Page {
  rows: number[];
  total: number;
}

let list: CachedListSource<Page>;
const PAGES = {
  size: 2,
  rowsOf: ({ rows }: Page) => rows,
  joined: (shown: Page, older: Page) => ({
    rows: [...new Set([...shown.rows, ...older.rows])].sort((one, other) => other - one),
    total: older.total,
  }),
};
/** Lets the older page come. */
let come: (page: Page) => void;

beforeEach(() => {
  session.owner = 'adaeze';
  list = {
    state: {
      data: { rows: [5, 4], total: 9 },
      savedAt: 0,
      status: 'ready',
      problem: undefined,
      problemCode: undefined,
      newer: 0,
    },
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
  return addOlderPage(list, { ...PAGES, ask: () => coming });
}

test('it comes after what is shown', async () => {
  const loading = loadOlder();
  come({ rows: [3, 2], total: 9 });
  await loading;
  expect(list.state.data).toMatchObject({ rows: [5, 4, 3, 2] });
});

test('what has come meanwhile stays', async () => {
  const loading = loadOlder();
  list.put({ rows: [6, 5, 4], total: 9 }, 0);
  come({ rows: [3, 2], total: 9 });
  await loading;
  expect(list.state.data).toMatchObject({ rows: [6, 5, 4, 3, 2] });
});

test('nobody sees a page of another player', async () => {
  const loading = loadOlder();
  session.owner = 'emeka';
  list.put({ rows: [9], total: 9 }, 0);
  come({ rows: [3, 2], total: 9 });
  await loading;
  expect(list.state.data).toMatchObject({ rows: [9] });
});

test('none is asked for before anything is shown', async () => {
  list.state.data = undefined;
  await addOlderPage(list, { ...PAGES, ask: () => Promise.reject(new Error('asked')) });
  expect(list.state.data).toBeUndefined();
});

test.each<[string, number[], number[], number[]]>([
  [
    'a row that came among those shown is found pages back',
    [9, 8, 6, 5, 4, 3, 2, 1],
    [5, 4, 3, 2],
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  ],
  [
    'the last page is asked for alone where none is missing',
    [9, 8, 7, 6, 5, 4, 3, 2],
    [5],
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  ],
])('%s', async (_, shown, pages, rows) => {
  const asked: number[] = [];
  const all = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  list.put({ rows: shown, total: 9 }, 0);
  await addOlderPage(list, {
    ...PAGES,
    async ask(page) {
      asked.push(page);
      return { rows: all.slice((page - 1) * 2, page * 2), total: 9 };
    },
  });
  expect(asked).toEqual(pages);
  expect(list.state.data?.rows).toEqual(rows);
});
