import { expect, test } from 'vitest';
import { hourClock, minuteClock, wholeSeconds } from './clockText.ts';

test.each([
  [0, '0:00', '00:00:00'],
  [725, '12:05', '00:12:05'],
  [3_909, '65:09', '01:05:09'],
  [100 * 3_600, '6000:00', '100:00:00'],
])('%i seconds are %s, or %s', (seconds, byMinute, byHour) => {
  expect(minuteClock(seconds)).toBe(byMinute);
  expect(hourClock(seconds)).toBe(byHour);
});

test.each([
  [-5, 0],
  [999, 0],
  [3_909_900, 3_909],
])('%i ms are %i whole seconds', (ms, seconds) => {
  expect(wholeSeconds(ms)).toBe(seconds);
});
