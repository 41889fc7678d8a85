import { expect, test } from 'vitest';
import { olderRows } from './olderRows.ts';

const itself = (at: number) => at;

test.each([
  ['nothing is shown yet', [9, 8], undefined, []],
  ['only the newest page is shown', [9, 8], [8, 7.5], [7.5]],
  ['older pages are shown', [9, 8], [8, 7, 6], [7, 6]],
  ['all rows are gone', [], [8, 7], []],
  ['all that is shown is newer', [3], [9, 8], []],
])('%s', (_, newest, shown, older) => {
  expect(olderRows(newest, shown, itself)).toEqual(older);
});
