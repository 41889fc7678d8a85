import { expect, test } from 'vitest';
import { chartScale } from './chartScale.ts';

test.each([
  ['nothing', [], true, 0, 1],
  ['nothing but zeros', [0, 0], true, 0, 1],
  ['small counts', [1, 3, 2], true, 0, 3],
  ['counts', [3, 17, 9], true, 0, 20],
  ['profit and loss', [-120, 40, 310], true, -200, 400],
  ['losses only', [-120, -40], true, -150, 0],
  ['a balance far above zero', [250_000, 251_500, 249_800], false, 249_500, 252_000],
  ['one value', [500], false, 400, 600],
])('%s', (_, values, fromZero, low, high) => {
  const scale = chartScale(values, fromZero);
  expect([scale.low, scale.high]).toEqual([low, high]);
  expect([scale.share(low), scale.share(high)]).toEqual([0, 1]);
});
