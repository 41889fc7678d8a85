import { expect, test } from 'vitest';
import type { Bet } from '../../../contract/betting/bets.ts';
import { signal } from '../../../state/live/marketStreamSignal.ts';
import { ownOrders } from './ownOrders.ts';
import { middleOf, rungsAround } from './rungs.ts';

test.each([
  ['in the middle of the ladder', 185, 199, 171],
  ['where steps grow', 200, 228, 186],
  ['at the low end', 101, 129, 101],
  ['at the high end', 1000_00, 1000_00, 720_00],
])('29 rungs %s', (_, price, highest, lowest) => {
  const rungs = rungsAround(price);
  expect(rungs).toHaveLength(29);
  expect([rungs[0], rungs.at(-1)]).toEqual([highest, lowest]);
  expect(rungs).toContain(price);
});

const runner = (of: Partial<Parameters<typeof middleOf>[0]>) => ({
  runnerId: 'home',
  back: [],
  lay: [],
  line: undefined,
  lastTraded: undefined,
  traded: new Map(),
  moved: { back: signal(), lay: signal() },
  ...of,
});

test.each([
  [{ back: [[185, 1] as [number, number]], lay: [[190, 1] as [number, number]] }, 185],
  [{ lay: [[190, 1] as [number, number]] }, 190],
  [{ lastTraded: 210 }, 210],
  [{}, 200],
])('the middle of %j is %i', (of, expected) => {
  expect(middleOf(runner(of))).toBe(expected);
});

test('own stakes stand where they were matched, and the rest where it was asked', () => {
  const bet = {
    marketId: 'm-1',
    runnerId: 'home',
    side: 'back',
    state: 'matched',
    stake: 1000_00,
    stakeMatched: 1000_00,
    priceAsked: 248,
    priceMatched: 249,
  } as Bet;
  const part: Bet = {
    ...bet,
    stake: 600_00,
    stakeMatched: 200_00,
    priceMatched: 250,
    state: 'part-matched',
  };
  const orders = ownOrders(
    [
      bet,
      part,
      { ...bet, side: 'lay', state: 'delayed', stakeMatched: 0, priceAsked: 260 },
      { ...bet, runnerId: 'away' },
      { ...bet, marketId: 'm-2' },
      { ...bet, state: 'rejected' },
    ],
    'm-1',
    'home',
  );
  // 2.49 is an average of fills and not a rung; 2.48 is the one below.
  expect([...orders.back]).toEqual([
    [248, { matchedKobo: 1000_00, waitingKobo: 400_00, waiting: [part] }],
    [250, { matchedKobo: 200_00, waitingKobo: 0, waiting: [] }],
  ]);
  // In its delay it is not in the book yet.
  expect([...orders.lay]).toEqual([[260, { matchedKobo: 0, waitingKobo: 1000_00, waiting: [] }]]);
});
