import { beforeEach, expect, test } from 'vitest';
import type { BetRow } from '../../db/rows/betRow.ts';
import { NO_ORDER } from '../../db/rows/orderColumns.ts';
import type { Result } from '../../db/rows/overrideRow.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { balanceOf, linesOf } from '../money/ledger.ts';
import type { Operator } from '../operator.ts';
import { settleMarket } from './settleMarket.ts';

let operator: Operator;
let at: number;
beforeEach(() => {
  ({ operator } = createTestCaller({ scenario: 'empty' }).backend.context);
  at = operator.clock.now();
});

function bet(about: Partial<BetRow>): BetRow {
  const number = operator.db.next('bet');
  return operator.db.bets.insert({
    ...NO_ORDER,
    betId: `B${number}`,
    reference: `B${number}`,
    accountId: ADAEZE_ID,
    product: 'exchange',
    gameId: 'g',
    eventName: 'Home v Away',
    marketId: 'g:mo',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    runnerId: 'home',
    runnerName: 'Home',
    runners: ['home', 'draw', 'away'].map((id) => ({ runnerId: id, name: id })),
    side: 'back',
    line: null,
    askedHundredths: 250,
    version: 1,
    onPriceChange: 'none',
    toleranceBasisPoints: null,
    stakeKobo: 1000_00,
    fills: [{ priceHundredths: 250, stakeKobo: 1000_00 }],
    commissionPercent: 5,
    state: 'matched',
    isOpen: true,
    reasonCode: null,
    reason: null,
    placedAt: at,
    decidesAt: null,
    settledAt: null,
    isHedge: false,
    resultKobo: null,
    commissionKobo: null,
    outcome: null,
    rulesVersion: '2026-01',
    ...about,
  });
}

const fancy = (side: 'back' | 'lay', line: number): Partial<BetRow> => ({
  product: 'fancy',
  marketKind: 'fancy',
  commissionPercent: 0,
  runners: [{ runnerId: 'line', name: 'Line' }],
  runnerId: 'line',
  side,
  line,
  fills: [{ priceHundredths: 100_00, stakeKobo: 1000_00 }],
});
const homeWins: Result = { kind: 'winner', runnerId: 'home' };
const awayWins: Result = { kind: 'winner', runnerId: 'away' };
const won = () => balanceOf(operator, ADAEZE_ID) - 250_000_00;
const settle = (result: Result) => settleMarket(operator, 'g:mo', result, at);

test.each<[string, Partial<BetRow>[], Result, number, string[]]>([
  ['a back that wins pays less commission', [{}], homeWins, 1425_00, ['won']],
  ['a back that loses costs its stake', [{}], awayWins, -1000_00, ['lost']],
  ['a lay that wins', [{ side: 'lay' }], awayWins, 950_00, ['won']],
  ['a lay that loses costs its liability', [{ side: 'lay' }], homeWins, -1500_00, ['lost']],
  [
    'commission is taken on what the market came to, not on each bet',
    [{}, { runnerId: 'away', fills: [{ priceHundredths: 340, stakeKobo: 500_00 }] }],
    homeWins,
    950_00,
    ['won', 'lost'],
  ],
  ['a void market gives everything back', [{}], { kind: 'void', reason: 'Rain' }, 0, ['void']],
  [
    'a dead heat of two: half wins, half loses',
    [{ fills: [{ priceHundredths: 300, stakeKobo: 1000_00 }] }],
    { kind: 'dead-heat', runnerIds: ['home', 'away'] },
    475_00,
    ['half-void'],
  ],
  [
    'a dead heat of others is a loss',
    [{ runnerId: 'draw' }],
    { kind: 'dead-heat', runnerIds: ['home', 'away'] },
    -1000_00,
    ['lost'],
  ],
  [
    'both bets of a fancy win in the middle',
    [fancy('back', 45), fancy('lay', 50)],
    { kind: 'line', value: 47 },
    2000_00,
    ['won', 'won'],
  ],
  [
    'both bets of a fancy lose in the middle',
    [fancy('lay', 44), fancy('back', 48)],
    { kind: 'line', value: 45 },
    -2000_00,
    ['lost', 'lost'],
  ],
  [
    'a bookmaker takes no commission',
    [
      {
        product: 'bookmaker',
        marketKind: 'bookmaker',
        commissionPercent: 0,
        fills: [{ priceHundredths: 87_00, stakeKobo: 1000_00 }],
      },
    ],
    homeWins,
    870_00,
    ['won'],
  ],
  [
    'each part is paid at its own price',
    [
      {
        fills: [
          { priceHundredths: 250, stakeKobo: 600_00 },
          { priceHundredths: 248, stakeKobo: 400_00 },
        ],
      },
    ],
    homeWins,
    1492_00 - 74_60,
    ['won'],
  ],
])('%s', (_, bets, result, expectedKobo, states) => {
  const rows = bets.map(bet);
  settle(result);
  expect(won()).toBe(expectedKobo);
  expect(rows.map(({ betId }) => operator.db.bets.get(betId)?.state)).toEqual(states);
});

test('the same result again changes nothing', () => {
  bet({});
  settle(homeWins);
  const before = operator.db.snapshot();
  settle(homeWins);
  expect(operator.db.snapshot()).toEqual(before);
});

test('another result is paid as a correction, by new lines', () => {
  bet({});
  settle(homeWins);
  const before = linesOf(operator, ADAEZE_ID);
  settle(awayWins);
  expect(won()).toBe(-1000_00);
  const after = linesOf(operator, ADAEZE_ID);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).map(({ kind, amountKobo }) => [kind, amountKobo])).toEqual([
    ['bet-correction', -2500_00],
    ['commission', 75_00],
  ]);
});

test.each<[Result, Result, Partial<BetRow>]>([
  [awayWins, { kind: 'winner', runnerId: 'draw' }, { state: 'lost', outcome: 'draw' }],
  [{ kind: 'void', reason: 'Rain' }, { kind: 'void', reason: 'Fog' }, { reason: 'Fog' }],
])('a correction that pays the same tells its own result: $0.kind', (first, last, told) => {
  const { betId } = bet({});
  settle(first);
  const lines = linesOf(operator, ADAEZE_ID);
  settle(last);
  expect(operator.db.bets.get(betId)).toMatchObject(told);
  expect(linesOf(operator, ADAEZE_ID)).toEqual(lines);
});

test('a bet that still waits is refused', () => {
  const { betId } = bet({ state: 'delayed', fills: [], decidesAt: at + 5000 });
  settle(homeWins);
  expect(operator.db.bets.get(betId)).toMatchObject({
    state: 'rejected',
    reasonCode: 'market-closed',
  });
});

test('only its own market is paid', () => {
  bet({ marketId: 'g:other' });
  settle(homeWins);
  expect(won()).toBe(0);
});

test('each bet has its share of the commission, also after a correction', () => {
  const ids = [
    bet({}),
    bet({ stakeKobo: 500_00, fills: [{ priceHundredths: 250, stakeKobo: 500_00 }] }),
  ];
  const other = bet({ runnerId: 'away' });
  const shares = () =>
    [...ids, other].map(({ betId }) => operator.db.bets.get(betId)?.commissionKobo);
  settle(homeWins);
  // ₦1,500 and ₦750 were won and ₦1,000 lost: 5% of ₦1,250.
  expect(shares()).toEqual([41_66, 20_84, 0]);
  settle(awayWins);
  expect(shares()).toEqual([0, 0, 0]);
});
