import { expect, test } from 'vitest';
import type { Leg } from './leg.ts';
import { bonusPercent, nextBonusStep } from './multipleBonus.ts';

const legs = (count: number, change: Partial<Leg> = {}): Leg[] =>
  Array.from({ length: count }, (_, index) => ({
    eventId: `e${index}`,
    oddsHundredths: 1_50,
    ...change,
  }));

test.each([
  ['4 legs', legs(4), 0, { count: 4, legsMissing: 1, percent: 5 }],
  ['5 legs', legs(5), 5, { count: 5, legsMissing: 1, percent: 10 }],
  ['37 legs', legs(37), 165, { count: 37, legsMissing: 1, percent: 170 }],
  ['38 legs', legs(38), 170, undefined],
  ['40 legs', legs(40), 170, undefined],
  ['no legs', [], 0, { count: 0, legsMissing: 5, percent: 5 }],
  [
    'legs at exactly 1.20',
    legs(5, { oddsHundredths: 1_20 }),
    5,
    { count: 5, legsMissing: 1, percent: 10 },
  ],
  [
    'legs below 1.20',
    legs(5, { oddsHundredths: 1_19 }),
    0,
    { count: 0, legsMissing: 5, percent: 5 },
  ],
  [
    'a void leg reduces it',
    [...legs(5), ...legs(1, { result: 'void' })],
    5,
    { count: 5, legsMissing: 1, percent: 10 },
  ],
])('%s', (_name, chosen, percent, next) => {
  expect(bonusPercent(chosen)).toBe(percent);
  expect(nextBonusStep(chosen)).toEqual(next);
});
