import { expect, test } from 'vitest';
import { isTwoWay } from './isTwoWay.ts';

const runner = (runnerId: string) => ({ runnerId, name: runnerId });
const match = { runners: [runner('a'), runner('b')] };
const withDraw = { runners: [runner('a'), runner('b'), runner('draw')] };

test.each([
  ['matches without a draw', [match, match], true],
  ['one of them with a draw', [match, withDraw], false],
  ['no matches yet', [], false],
])('%s', (_, events, expected) => {
  expect(isTwoWay(events)).toBe(expected);
});
