import { expect, test } from 'vitest';
import { groupLists } from './listGroups.ts';

const list = (name: string, savedAt = 1) => ({ key: `list:${name}@1`, savedAt, bytes: 10 });

test('lists of a kind are one line: how many, how large, and how new the newest is', () => {
  const lists = [
    list('bets-open', 7),
    list('event-c-1'),
    list('bets-settled', 9),
    list('event-t-2'),
  ];
  expect(groupLists(lists)).toEqual([
    { title: 'Matches you opened', to: undefined, count: 2, bytes: 20, savedAt: 1 },
    { title: 'Your bets', to: '/mybets', count: 2, bytes: 20, savedAt: 9 },
  ]);
});

test.each([
  ['events-tennis', 'Tennis matches'],
  ['events-inplay', 'Matches in play'],
  ['gateway-ng_opay', 'Cashier'],
  ['lifetime-deposits', 'Your statement'],
  ['something-new', 'News and other lists'],
])('%s counts as %s', (name, title) => {
  expect(groupLists([list(name)]).map((group) => group.title)).toEqual([title]);
});
