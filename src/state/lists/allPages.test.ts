import { expect, test, vi } from 'vitest';
import { countNewer, newerIn } from '../../contract/kit/newerIn.ts';
import { allPages } from './allPages.ts';

interface Page {
  rows: number[];
  total: number;
}

/** Reads the pages that a server gives, and how often it was asked. */
async function read(pages: readonly number[][], total: number, newer: readonly number[] = []) {
  const ask = vi.fn(async (page = 1): Promise<Page> => {
    const answer = { rows: pages[page - 1] ?? [], total };
    countNewer(answer, newer[page - 1] ?? 0);
    return answer;
  });
  const answer = await allPages<Page>({
    ask,
    rowsOf: ({ rows }) => rows,
    joined: (shown, next) => ({ ...next, rows: [...shown.rows, ...next.rows] }),
  });
  return { answer, asked: ask.mock.calls.map(([page]) => page) };
}

test('a list of one page is asked for once, without a number', async () => {
  const { answer, asked } = await read([[1, 2]], 2);
  expect(answer.rows).toEqual([1, 2]);
  expect(asked).toEqual([undefined]);
});

test('pages are joined until all rows are there', async () => {
  const { answer, asked } = await read([[1, 2], [3, 4], [5]], 5);
  expect(answer.rows).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([undefined, 2, 3]);
});

test('rows that were left out are counted over all pages', async () => {
  const { answer } = await read([[1], [2], [3]], 6, [2, 0, 1]);
  expect(newerIn(answer)).toBe(3);
});

test('an empty page ends it, and so does a total that never comes', async () => {
  expect((await read([[1]], 5)).asked).toEqual([undefined, 2]);
  const endless = Array.from({ length: 50 }, (_, page) => [page]);
  expect((await read(endless, 1000)).asked).toHaveLength(10);
});
