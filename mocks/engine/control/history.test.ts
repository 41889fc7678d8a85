import { expect, test } from 'vitest';
import { createHistory } from './history.ts';

test('the last 500 changes can be gone back to, and it tells from when', () => {
  let at = 0;
  const history = createHistory({ now: () => at, signature: () => [at], capture: () => at });
  history.restart();
  for (at = 1; at <= 600; at++) history.note('adjust', false);
  expect(history.span().from).toBe(101);
  expect(history.upTo(100)).toBeUndefined();
  expect(history.upTo(101)?.state).toBe(101);
});
