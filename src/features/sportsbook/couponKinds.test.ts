import { expect, test } from 'vitest';
import type { CouponEvent, CouponMarketKind } from '../../contract/betting/coupon.ts';
import { type CouponColumn, columnsIn, columnsOf, mainMarket } from './couponKinds.ts';

type Row = [id: string, kind: CouponMarketKind, selections: number, status?: 'open' | 'settled'];

function event(...rows: Row[]): CouponEvent {
  return {
    ...{ gameId: 's-1', sportId: 1, competition: 'Cup', name: 'A v B', home: 'A', away: 'B' },
    ...{ startsAt: 0, inPlay: false, marketCount: rows.length },
    markets: rows.map(([marketId, kind, count, status = 'open']) => ({
      ...{ marketId, kind, name: kind, status, version: 1 },
      selections: Array.from({ length: count }, (_, index) => ({
        selectionId: String(index),
        name: String(index),
        label: String(index),
        status,
      })),
    })),
  };
}

test('a list has the columns of all its events, as wide as the widest', () => {
  const columns = columnsOf([
    event(['1', 'winner', 2], ['2', 'over_under', 2]),
    event(['3', 'winner', 3], ['4', 'handicap', 3], ['5', 'both_to_score', 2]),
  ]);
  expect(columns).toEqual([
    { kind: 'winner', name: '1X2', places: 3 },
    { kind: 'over_under', name: 'Over/under', places: 2 },
    { kind: 'handicap', name: 'Handicap', places: 3 },
    { kind: 'both_to_score', name: 'GG/NG', places: 2 },
  ]);
  expect(columnsOf([event(['1', 'winner', 2])])[0]?.name).toBe('Winner');
});

test('of several lines the one shown can still be bet on', () => {
  const lines = event(['1', 'over_under', 2, 'settled'], ['2', 'over_under', 2]);
  expect(mainMarket(lines, 'over_under')?.marketId).toBe('2');
  expect(mainMarket(lines, 'handicap')).toBeUndefined();
});

const columns: CouponColumn[] = [
  { kind: 'winner', name: '1X2', places: 3 },
  { kind: 'double_chance', name: 'Double chance', places: 3 },
  { kind: 'over_under', name: 'Over/under', places: 2 },
];

test.each([
  [undefined, 3, ['winner']],
  [undefined, 8, ['winner', 'double_chance', 'over_under']],
  [undefined, 7, ['winner', 'double_chance']],
  ['double_chance', 5, ['double_chance', 'over_under']],
  ['winner', 1, ['winner']],
  ['handicap', 3, ['winner']],
] as const)('from %s on, %i places hold %j', (wanted, places, kinds) => {
  expect(columnsIn(columns, wanted, places).map(({ kind }) => kind)).toEqual(kinds);
});
