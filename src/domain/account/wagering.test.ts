import { expect, test } from 'vitest';
import { countedStakes, type WageredBet } from './wagering.ts';

const bet = (change: Partial<WageredBet> = {}): WageredBet => ({
  marketId: 'm1',
  side: 'back',
  state: 'won',
  stake: 1_000_00,
  contributionPercent: 100,
  isBelowOdds: false,
  ...change,
});

test.each([
  ['won', [bet()], [1_000_00]],
  ['lost', [bet({ state: 'lost' })], [1_000_00]],
  ['void', [bet({ state: 'void' })], [0]],
  ['half void', [bet({ state: 'half-void' })], [0]],
  ['still open', [bet({ state: 'matched' })], [0]],
  ['of a product that counts by half', [bet({ contributionPercent: 50 })], [500_00]],
  ['of a product that counts by a third', [bet({ stake: 1_00, contributionPercent: 33 })], [33]],
  ['twice on one side', [bet(), bet({ state: 'lost' })], [1_000_00, 1_000_00]],
  ['hedged or cashed out', [bet(), bet({ side: 'lay', state: 'lost' })], [0, 0]],
  ['hedged in another market', [bet(), bet({ side: 'lay', marketId: 'm2' })], [1_000_00, 1_000_00]],
  ['hedged by a bet still open', [bet(), bet({ side: 'lay', state: 'matched' })], [0, 0]],
  [
    'on both runners of a market',
    [
      bet({ wins: ['home'], results: ['home', 'away'] }),
      bet({ wins: ['away'], results: ['home', 'away'], state: 'lost' }),
    ],
    [0, 0],
  ],
  [
    'on two of three runners',
    [
      bet({ wins: ['home'], results: ['home', 'draw', 'away'] }),
      bet({ wins: ['away'], results: ['home', 'draw', 'away'], state: 'lost' }),
    ],
    [1_000_00, 1_000_00],
  ],
  ['on another selection of its market', [bet({ side: 'over' }), bet({ side: 'under' })], [0, 0]],
  ['hedged three times over', [bet(), bet({ side: 'lay' }), bet()], [0, 0, 0]],
])('a bet %s', (_name, bets, counted) => {
  expect(countedStakes(bets).map(({ countedKobo }) => countedKobo)).toEqual(counted);
});

test.each([
  ['won', [bet()], [undefined]],
  ['void', [bet({ state: 'void' })], ['void']],
  ['half void', [bet({ state: 'half-void' })], ['void']],
  ['still open', [bet({ state: 'matched' })], ['open']],
  ['at odds too short', [bet({ isBelowOdds: true })], ['odds']],
  ['of a product that never counts', [bet({ contributionPercent: 0, state: 'void' })], ['product']],
  ['hedged', [bet(), bet({ side: 'lay', state: 'matched' })], ['both-sides', 'both-sides']],
])('why a bet %s does not count', (_name, bets, reasons) => {
  expect(countedStakes(bets).map(({ whyNot }) => whyNot)).toEqual(reasons);
});
