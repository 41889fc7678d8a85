import { expect, test } from 'vitest';
import {
  combinationOf,
  combinationRefusal,
  combinationResult,
  combinedParts,
  MOST_PARTS,
} from './combination.ts';

const part = (market: string, selectionId: string, gameId = 's-20261121-03') => ({
  marketId: `${gameId}:f-${market}`,
  selectionId,
});
const parts = [part('ou25', 'over'), part('1x2', 'home'), part('score', 'other-home')];

test('a combination has one name in any order, and the name says its parts', () => {
  const name = combinationOf(parts);
  expect(name).toEqual({
    marketId: 's-20261121-03:f-builder',
    selectionId: '1x2_home.ou25_over.score_other-home',
  });
  expect(combinationOf(parts.toReversed())).toEqual(name);
  expect(combinedParts(name ?? part('', ''))).toEqual(expect.arrayContaining(parts));
});

test('no other selection is a combination', () => {
  expect(combinedParts(part('1x2', 'home'))).toBeUndefined();
  expect(combinedParts({ marketId: 'nonsense', selectionId: '1x2_home' })).toBeUndefined();
});

test.each([
  [[part('1x2', 'home')], /at least two/],
  [Array.from({ length: MOST_PARTS + 1 }, (_, index) => part('as', `h${index}`)), /At most 8/],
  [[part('1x2', 'home'), part('ou25', 'over', 's-20261121-04')], /one match/],
  [[part('1x2', 'home'), part('1x2', 'home')], /only once/],
  [[part('1x2', 'home'), { marketId: 's-20261121-03:mo', selectionId: 'home' }], /no longer/],
])('%j cannot be combined', (some, why) => {
  expect(combinationRefusal(some)).toMatch(why);
  expect(combinationOf(some)).toBeUndefined();
});

test.each([
  [['won', null], undefined],
  [['won', 'lost', null], 'lost'],
  [['lost', 'void'], 'lost'],
  [['won', 'void', null], undefined],
  [['won', 'void'], 'void'],
  [['won', 'won'], 'won'],
] as const)('parts %j make %s', (results, result) => {
  expect(combinationResult(results)).toBe(result);
});
