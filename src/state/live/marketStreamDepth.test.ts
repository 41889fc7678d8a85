import { expect, test } from 'vitest';
import { deepMarkets, holdDepth, onDepthChange } from './marketStreamDepth.ts';

test('a market is in depth while anything holds it, and the match is asked only when that changes', () => {
  const asked: string[] = [];
  onDepthChange((gameId) => asked.push(gameId));
  const [one, other] = [holdDepth('g', 'm-2'), holdDepth('g', 'm-2')];
  const third = holdDepth('g', 'm-1');
  expect(deepMarkets('g')).toEqual(['m-1', 'm-2']);
  one();
  one();
  expect(deepMarkets('g')).toEqual(['m-1', 'm-2']);
  other();
  third();
  expect(deepMarkets('g')).toEqual([]);
  expect(asked).toEqual(['g', 'g', 'g', 'g']);
});
