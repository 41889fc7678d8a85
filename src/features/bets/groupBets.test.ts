import { expect, test } from 'vitest';
import type { Bet } from '../../contract/betting/bets.ts';
import { byDay, byMatch } from './groupBets.ts';

function bet(betId: string, gameId: string, marketId: string, placedAt: string): Bet {
  return {
    ...{ betId, gameId, marketId, reference: betId, eventName: gameId, marketName: marketId },
    ...{ product: 'exchange', marketKind: 'match_odds', runnerId: 'home', runnerName: 'Home' },
    ...{ side: 'back', priceAsked: 200, stake: 100, stakeMatched: 100, profit: 100 },
    ...{ liability: 100, state: 'won', placedAt: Date.parse(placedAt), rulesVersion: '1.0' },
  } as const;
}

const BETS = [
  bet('5', 'b', 'm3', '2026-11-21T10:00:00Z'),
  bet('4', 'a', 'm1', '2026-11-21T09:00:00Z'),
  bet('3', 'b', 'm4', '2026-11-20T23:30:00Z'),
  bet('2', 'a', 'm1', '2026-11-20T22:30:00Z'),
  bet('1', 'a', 'm2', '2026-11-20T22:00:00Z'),
];

const ids = (matches: ReturnType<typeof byMatch>) =>
  matches.map(({ gameId, markets }) => [
    gameId,
    ...markets.map(({ marketId, bets }) => [marketId, ...bets.map(({ betId }) => betId)]),
  ]);

test('by match and market, each where its newest bet stands', () => {
  expect(ids(byMatch(BETS))).toEqual([
    ['b', ['m3', '5'], ['m4', '3']],
    ['a', ['m1', '4', '2'], ['m2', '1']],
  ]);
});

test('by the day of Lagos first', () => {
  const days = byDay(BETS);
  expect(days.map(({ day, matches }) => [day, ...ids(matches)])).toEqual([
    ['2026-11-21', ['b', ['m3', '5'], ['m4', '3']], ['a', ['m1', '4']]],
    ['2026-11-20', ['a', ['m1', '2'], ['m2', '1']]],
  ]);
});

test('a page of older bets adds at the end only', () => {
  const days = byDay(BETS.slice(0, 3)).map(({ day }) => day);
  expect(
    byDay(BETS)
      .map(({ day }) => day)
      .slice(0, days.length),
  ).toEqual(days);
});
