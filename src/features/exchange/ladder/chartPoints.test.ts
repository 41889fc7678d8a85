import { expect, test } from 'vitest';
import { chartPoints } from './chartPoints.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

function history(times: readonly number[]) {
  return {
    asOf: 0,
    marketId: 'm',
    runnerIds: ['home', 'away'],
    points: times.map((at, index) => ({
      ...{ at, matched: index * 500_00 },
      prices: [index === 0 ? null : 200 + index, 300],
    })),
  };
}
const timesOf = (points: readonly { at: number }[]) => points.map(({ at }) => at);

test('a chart begins with the history of its runner and goes on with what the page has seen', () => {
  const points = chartPoints(history([0, 1, 2]), 'home', [{ at: 2, priceHundredths: 210 }]);
  expect(points).toEqual([
    { at: 1, priceHundredths: 201, matchedKobo: 500_00 },
    { at: 2, priceHundredths: 210 },
  ]);
});

test('each point tells what was matched since the one before', () => {
  const sums = chartPoints(history([0, 1, 2]), 'away', []).map(({ matchedKobo }) => matchedKobo);
  expect(sums).toEqual([0, 500_00, 500_00]);
});

test.each([
  ['no history yet', undefined],
  ['a history of other runners', { ...history([0, 1]), runnerIds: ['x', 'y'] }],
])('with %s it shows what the page has seen', (_, told) => {
  const seen = [{ at: 5, priceHundredths: 210 }];
  expect(chartPoints(told, 'home', seen)).toEqual(seen);
});

test('the days before are left out once there is enough of the hours', () => {
  const days = [0, 4, 8, 12].map((hours) => hours * HOUR_MS);
  const close = (count: number) =>
    Array.from({ length: count }, (_, index) => 12 * HOUR_MS + (index + 1) * 20 * MINUTE_MS);
  expect(timesOf(chartPoints(history([...days, ...close(3)]), 'away', []))).toEqual([
    ...days,
    ...close(3),
  ]);
  expect(timesOf(chartPoints(history([...days, ...close(8)]), 'away', []))).toEqual([
    days[3],
    ...close(8),
  ]);
});
