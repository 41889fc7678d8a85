import { expect, test } from 'vitest';
import { type Beat, createBeats, type Lock } from './beats.ts';

const BEFORE = Number.NEGATIVE_INFINITY;
const FIRST: Beat = { at: BEFORE, status: 'open', state: 0 };

test.each<[string, number[], Lock[], Beat[]]>([
  ['one state', [BEFORE], [], [FIRST]],
  ['a new state is a beat', [BEFORE, 10], [], [FIRST, { at: 10, status: 'open', state: 1 }]],
  [
    'a ball runs from the state before to the state after it',
    [BEFORE, 10],
    [{ from: 4, to: 10, status: 'ball_running' }],
    [FIRST, { at: 4, status: 'ball_running', state: 0 }, { at: 10, status: 'open', state: 1 }],
  ],
  [
    'a suspension keeps the state before it until prices return',
    [BEFORE, 10, 15],
    [{ from: 10, to: 30, status: 'suspended' }],
    [FIRST, { at: 10, status: 'suspended', state: 0 }, { at: 30, status: 'open', state: 2 }],
  ],
  [
    'a suspension hides a ball running',
    [BEFORE],
    [
      { from: 4, to: 10, status: 'ball_running' },
      { from: 6, to: 8, status: 'suspended' },
    ],
    [
      FIRST,
      { at: 4, status: 'ball_running', state: 0 },
      { at: 6, status: 'suspended', state: 0 },
      { at: 8, status: 'ball_running', state: 0 },
      { at: 10, status: 'open', state: 0 },
    ],
  ],
  [
    'two suspensions in a row are one',
    [BEFORE],
    [
      { from: 4, to: 10, status: 'suspended' },
      { from: 10, to: 12, status: 'suspended' },
    ],
    [FIRST, { at: 4, status: 'suspended', state: 0 }, { at: 12, status: 'open', state: 0 }],
  ],
])('%s', (_, starts, locks, beats) => {
  expect(createBeats(starts, locks)).toEqual(beats);
});
