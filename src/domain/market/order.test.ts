import { expect, test } from 'vitest';
import {
  isInBook,
  keepsPlace,
  orderState,
  survives,
  turnText,
  waitingStake,
  wouldMatch,
} from './order.ts';

const N = 100;

test.each([
  [1_000, 800, 0, 0, 'part-matched', 200],
  [1_000, 0, 0, 0, 'unmatched', 1_000],
  [1_000, 850, 150, 0, 'matched', 0],
  [1_000, 850, 0, 150, 'matched', 0],
  [1_000, 0, 1_000, 0, 'cancelled', 0],
  [1_000, 0, 0, 1_000, 'lapsed', 0],
  [1_000, 0, 0, 0, 'rejected', 0],
  [1_000, 1_000, 0, 0, 'won', 0],
] as const)('of ₦%i, ₦%i matched, ₦%i cancelled and ₦%i lapsed is %s: ₦%i waits', (...row) => {
  const [stake, stakeMatched, stakeCancelled, stakeLapsed, state, waits] = row;
  const bet = {
    state,
    stake: stake * N,
    stakeMatched: stakeMatched * N,
    stakeCancelled: stakeCancelled * N,
    stakeLapsed: stakeLapsed * N,
  };
  expect(waitingStake(bet)).toBe(waits * N);
  expect(isInBook(bet)).toBe(waits > 0);
  if (state === 'rejected' || state === 'won') return;
  const is = { matchedKobo: stakeMatched, waitingKobo: waits, lapsedKobo: stakeLapsed };
  expect(orderState(is)).toBe(state);
});

test.each([
  ['back', 2_40, 'lay', 2_50, true],
  ['lay', 2_50, 'back', 2_40, true],
  ['back', 2_40, 'lay', 2_40, true],
  ['back', 2_42, 'lay', 2_40, false],
  ['back', 2_40, 'back', 2_50, false],
] as const)('%s at %i and %s at %i match each other: %s', (side, price, against, at, does) => {
  const one = { side, priceHundredths: price };
  expect(wouldMatch(one, { side: against, priceHundredths: at })).toBe(does);
});

test.each([
  ['lapse', 'in-play', false],
  ['lapse', 'incident', false],
  ['lapse', 'close', false],
  ['keep', 'in-play', true],
  ['keep', 'incident', true],
  ['keep', 'close', false],
] as const)('%s outlives the turn %s: %s', (rest, turn, does) => {
  expect(survives(rest, turn)).toBe(does);
  expect(turnText(turn)).toMatch(/before the rest was matched\.$/);
});

test.each([
  [2_48, 300, true],
  [2_48, 500, true],
  [2_48, 501, false],
  [2_50, 300, false],
])('₦500 at 2.48 changed to %i and ₦%i keeps its place: %s', (priceHundredths, stake, does) => {
  const was = { priceHundredths: 2_48, stakeKobo: 500 * N };
  expect(keepsPlace(was, { priceHundredths, stakeKobo: stake * N })).toBe(does);
});
