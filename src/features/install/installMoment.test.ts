import { expect, test } from 'vitest';
import { isInstallDue } from './installMoment.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;

test.each([
  ['on a first visit', { firstAt: NOW }, false, false],
  ['a minute later, with the page loaded again', { firstAt: NOW - 60_000 }, false, false],
  ['on a second visit', { firstAt: NOW - DAY_MS }, false, true],
  ['after a bet on the first', { firstAt: NOW }, true, true],
  ['within thirty days of the last time', { firstAt: 0, askedAt: NOW - 29 * DAY_MS }, true, false],
  ['after them', { firstAt: 0, askedAt: NOW - 31 * DAY_MS }, false, true],
])('%s', (_, mark, hasBet, isDue) => {
  expect(isInstallDue(mark, NOW, hasBet)).toBe(isDue);
});
