import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Bet } from '../../contract/betting/bets.ts';
import { RunBookRows } from './RunBookRows.tsx';

const yes = {
  betId: 'B1',
  reference: 'r',
  product: 'fancy',
  gameId: 'g',
  eventName: 'Home v Away',
  marketId: 'm',
  marketName: '6 over runs',
  marketKind: 'fancy',
  runnerId: 'runs',
  runnerName: 'Runs',
  side: 'back',
  line: 45,
  priceAsked: 100_00,
  stake: 1000_00,
  stakeMatched: 1000_00,
  profit: 1000_00,
  liability: 1000_00,
  state: 'matched',
  placedAt: 0,
  rulesVersion: '1',
} satisfies Bet;
const no: Bet = { ...yes, betId: 'B2', side: 'lay', line: 50 };

const text = (...bets: Bet[]) =>
  renderToStaticMarkup(<RunBookRows bets={bets} />).replaceAll(/<[^>]+>/g, ' ');

test('the exposure of a session is spread out by what it ends on', () => {
  expect(text(yes, no).split(/\s{2,}/)).toEqual([
    '',
    'If it ends 0–44',
    '₦0.00',
    'If it ends 45–49',
    '+₦2,000.00',
    'If it ends 50+',
    '₦0.00',
    '',
  ]);
});

test.each<[string, Bet[]]>([
  ['no bets are known', []],
  ['it is no session', [{ ...yes, marketKind: 'match_odds' }]],
  ['nothing is matched', [{ ...yes, state: 'delayed', stakeMatched: 0 }]],
])('nothing where %s', (_, bets) => {
  expect(text(...bets)).toBe('');
});
