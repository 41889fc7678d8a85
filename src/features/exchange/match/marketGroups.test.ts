import { expect, test } from 'vitest';
import type { MarketKind } from '../../../contract/betting/market.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { groupMarkets, resultsOf, standing } from './marketGroups.ts';

const frame = (kind: MarketKind): MarketFrame => ({
  marketId: kind,
  gameId: 'g-1',
  kind,
  name: kind,
  status: 'open',
  inPlay: false,
  minStake: 100_00,
  maxStake: 0,
  delaySeconds: 0,
  commissionPercent: 0,
  rules: '',
  runners: [],
});
const NEITHER = { hasBookmaker: false, hasFancy: false };
const BOTH = { hasBookmaker: true, hasFancy: true };

test.each<[string, typeof BOTH, MarketKind[], Record<string, string[]>]>([
  ['tennis', NEITHER, ['match_odds', 'sets'], { odds: ['match_odds'], other: ['sets'] }],
  [
    'cricket before the toss',
    BOTH,
    ['match_odds', 'bookmaker', 'tied_match', 'toss'],
    {
      odds: ['match_odds'],
      bookmaker: ['bookmaker'],
      fancy: [],
      other: ['tied_match', 'toss'],
    },
  ],
  [
    'cricket in play',
    BOTH,
    ['match_odds', 'fancy', 'bookmaker', 'fancy1', 'odd_even'],
    {
      odds: ['match_odds'],
      bookmaker: ['bookmaker'],
      fancy: ['fancy', 'fancy1', 'odd_even'],
    },
  ],
  ['a fancy that the event did not announce', NEITHER, ['fancy'], { odds: [], fancy: ['fancy'] }],
])('%s', (_, event, kinds, expected) => {
  const groups = groupMarkets(event, kinds.map(frame));
  const named = [...groups].map(([group, frames]) => [group, frames.map(({ kind }) => kind)]);
  expect(named).toEqual(Object.entries(expected));
});

test('a market stands on the page until its result is known, the main ones longer', () => {
  const pending = { ...frame('fancy'), status: 'result_pending' as const };
  const settled = { ...frame('fancy1'), status: 'settled' as const };
  expect(standing('fancy', [pending, settled])).toEqual([pending]);
  expect(resultsOf('fancy', [pending, settled])).toEqual([settled]);
  const odds = { ...frame('match_odds'), status: 'settled' as const };
  expect(standing('odds', [odds])).toEqual([odds]);
  expect(resultsOf('odds', [odds])).toEqual([]);
});
