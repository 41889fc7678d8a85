import { expect, test } from 'vitest';
import { betDelaySeconds } from './betDelay.ts';

test.each([
  ['match_odds', 5],
  ['bookmaker', 2],
  ['fancy', 3],
  ['fancy1', 3],
  ['over_under', 5],
  ['sportsbook', 6],
] as const)('%s waits %d seconds in play and none before', (kind, seconds) => {
  expect(betDelaySeconds(kind, true)).toBe(seconds);
  expect(betDelaySeconds(kind, false)).toBe(0);
});
