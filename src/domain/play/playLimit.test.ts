import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeLimit, confirmRaise, dropRaise, limitLeft, type PlayLimit } from './playLimit.ts';

const HOUR = 60 * 60_000;
const START = Date.UTC(2026, 10, 21, 8);

/** An action of the player, this many hours after the start; `undefined` requests no limit. */
type Act = [hours: number, what: number | undefined | 'yes' | 'keep'];

function live(acts: readonly Act[]): PlayLimit {
  let limit: PlayLimit = {};
  for (const [hours, what] of acts) {
    const at = START + hours * HOUR;
    if (what === 'yes') limit = confirmRaise(limit, at) ?? limit;
    else if (what === 'keep') limit = dropRaise(limit);
    else limit = changeLimit(limit, what, at);
  }
  return limit;
}

const from = (hours: number) => START + hours * HOUR;

describe('changes over time', () => {
  test.each<[string, Act[], PlayLimit]>([
    ['the first limit holds at once', [[0, 500]], { amount: 500 }],
    [
      'lower holds at once',
      [
        [0, 500],
        [1, 200],
      ],
      { amount: 200 },
    ],
    [
      'the same again changes nothing',
      [
        [0, 500],
        [1, 500],
      ],
      { amount: 500 },
    ],
    [
      'higher waits a day',
      [
        [0, 500],
        [1, 900],
      ],
      { amount: 500, pending: { amount: 900, from: from(25) } },
    ],
    [
      'none at all waits a day too',
      [
        [0, 500],
        [1, undefined],
      ],
      { amount: 500, pending: { amount: undefined, from: from(25) } },
    ],
    [
      'a yes too early does nothing',
      [
        [0, 500],
        [1, 900],
        [24.99, 'yes'],
      ],
      { amount: 500, pending: { amount: 900, from: from(25) } },
    ],
    [
      'a yes after a day raises it',
      [
        [0, 500],
        [1, 900],
        [25, 'yes'],
      ],
      { amount: 900 },
    ],
    [
      'a yes after a day removes it',
      [
        [0, 500],
        [1, undefined],
        [25, 'yes'],
      ],
      { amount: undefined },
    ],
    [
      'the wait alone raises nothing',
      [
        [0, 500],
        [1, 900],
        [999, 'keep'],
      ],
      { amount: 500 },
    ],
    [
      'asking for another raise begins the day anew',
      [
        [0, 500],
        [1, 900],
        [20, 800],
      ],
      { amount: 500, pending: { amount: 800, from: from(44) } },
    ],
    [
      'a lower one takes the pending raise with it',
      [
        [0, 500],
        [1, 900],
        [2, 400],
        [30, 'yes'],
      ],
      { amount: 400 },
    ],
  ])('%s', (_, acts, expected) => {
    expect(live(acts)).toEqual(expected);
  });
});

test('no sequence of acts within a day ever leaves more room', () => {
  const act = fc.tuple(
    fc.integer({ min: 0, max: 23 }),
    fc.oneof(
      fc.integer({ min: 1, max: 1000 }),
      fc.constant(undefined),
      fc.constant('yes' as const),
      fc.constant('keep' as const),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.array(act), (first, acts) => {
      const inOrder = acts.toSorted(([one], [other]) => one - other);
      expect(live([[0, first], ...inOrder]).amount).toBeLessThanOrEqual(first);
    }),
  );
});

test.each([
  [undefined, 500, undefined],
  [1000, 400, 600],
  [1000, 1400, 0],
])('of %s with %s used, %s is left', (amount, used, left) => {
  expect(limitLeft(amount, used)).toBe(left);
});
