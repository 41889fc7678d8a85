import { expect, test } from 'vitest';
import { withoutOwn } from './withoutOwn.ts';

test.each([
  ['nothing is own', [[2_50, 300]], [], [[2_50, 300]]],
  [
    'a part of a price is',
    [
      [2_50, 300],
      [2_48, 500],
    ],
    [[2_50, 100]],
    [
      [2_50, 200],
      [2_48, 500],
    ],
  ],
  [
    'all of a price is, in two orders',
    [
      [2_50, 300],
      [2_48, 500],
    ],
    [
      [2_50, 100],
      [2_50, 200],
    ],
    [[2_48, 500]],
  ],
  ['more is than the market tells yet', [[2_50, 300]], [[2_50, 400]], []],
  ['an own order beyond what is shown', [[2_50, 300]], [[2_40, 100]], [[2_50, 300]]],
] as [string, [number, number][], [number, number][], [number, number][]][])(
  '%s',
  (_, column, own, left) => {
    expect(withoutOwn(column, own)).toEqual(left);
  },
);
