import { expect, test } from 'vitest';
import { createRandom } from '../../../mocks/engine/random.ts';
import { stallEnd } from './stallEnd.ts';

const stalls = { everyMs: 15_000, forMs: 5000 };
const seed = 3;
const first = createRandom(seed).next() * 10_000;

test.each([
  ['before the first stall', first - 1, first - 1],
  ['as it begins', first, first + 5000],
  ['in its middle', first + 2500, first + 5000],
  ['when it is over', first + 5000, first + 5000],
  ['in the next one', first + 15_001, first + 20_000],
])('%s', (_, dueMs, expected) => {
  expect(stallEnd(dueMs, { seed, stalls })).toBeCloseTo(expected, 6);
});
