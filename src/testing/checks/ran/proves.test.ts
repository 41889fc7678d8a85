import { expect, test } from 'vitest';
import type { RanTest } from './lastRun.ts';
import { parseClaim, unproved } from './proves.ts';

const ran = (part: Partial<RanTest>): RanTest => ({
  file: 'e2e/stories/betting/slip.spec.ts',
  titles: ['a slip', 'two taps are one bet @wide', 'the second tap'],
  outcome: 'passed',
  texts: [],
  ...part,
});

test.each(['a slip', 'two taps are one bet', 'the second tap'])('“%s” ran', (title) => {
  expect(unproved([ran({})], { file: 'e2e/stories/betting/slip.spec.ts', title })).toBeUndefined();
});

test('a title of many cases is that of each of them', () => {
  const claim = parseClaim('src/call.test.ts › %s is given up after %i ms ($why)');
  const cases = ['a read is given up after 10 ms (slow)', 'a write is given up after 20 ms (slow)'];
  const both = cases.map((title) => ran({ file: claim.file, titles: [title] }));
  expect(unproved(both, claim)).toBeUndefined();
  const oneSkipped = [both[0] ?? ran({}), ran({ ...both[1], outcome: 'skipped' })];
  expect(unproved(oneSkipped, claim)).toBe(`${cases[1]}: skipped`);
});

test.each([
  ['a file of which nothing ran', [], 'no test of this file ran'],
  [
    'a title that is gone',
    [ran({ titles: ['two taps are two bets'] })],
    'no test with this title ran',
  ],
  [
    'a title that only begins so',
    [ran({ titles: ['two taps are one bet?'] })],
    'no test with this title ran',
  ],
  [
    'a skipped test',
    [ran({ outcome: 'skipped', titles: ['two taps are one bet'] })],
    'two taps are one bet: skipped',
  ],
  [
    'a failed test',
    [ran({ outcome: 'failed', titles: ['two taps are one bet'] })],
    'two taps are one bet: failed',
  ],
  [
    'a test that is skipped in one of its windows',
    [ran({}), ran({ outcome: 'skipped', titles: ['two taps are one bet'] })],
    'two taps are one bet: skipped',
  ],
])('%s proves nothing', (_, tests, why) => {
  expect(
    unproved(tests, parseClaim('e2e/stories/betting/slip.spec.ts › two taps are one bet')),
  ).toBe(why);
});
