import { expect, test } from 'vitest';
import { CouponMarket, CouponMarketKind } from '../../contract/betting/coupon.ts';
import { groupsOf } from './couponGroups.ts';

const market = (kind: CouponMarketKind, marketId: string = kind): CouponMarket =>
  CouponMarket.parse({ marketId, kind, name: kind, status: 'open', version: 1, selections: [] });
const all = CouponMarketKind.options.map((kind) => market(kind));

test('every kind of market has its place in one group', () => {
  const cards = [...groupsOf(all).values()].flat();
  expect(cards.map(({ kind }) => kind).sort()).toEqual([...CouponMarketKind.options].sort());
});

test('lines of one kind share a card, in their order, whatever stands between them', () => {
  const lines = [market('over_under', 'ou25'), ...all, market('over_under', 'ou05')];
  const main = groupsOf(lines).get('main') ?? [];
  expect(main.map(({ kind }) => kind)).toEqual([
    'over_under',
    'winner',
    'double_chance',
    'both_to_score',
    'draw_no_bet',
  ]);
  expect(main[0]?.markets.map(({ marketId }) => marketId)).toEqual(['ou25', 'over_under', 'ou05']);
});

test('the lines of a kind stand in their order, as each is looked for', () => {
  const lines = ['2.5', '0.5', '1.5', '-1', '+1'].map((line) => ({
    ...market('over_under', line),
    name: `Over/under ${line}`,
  }));
  const [card] = groupsOf(lines).get('main') ?? [];
  expect(card?.markets.map(({ marketId }) => marketId)).toEqual(['-1', '0.5', '+1', '1.5', '2.5']);
});

test('a few markets are one group, with nothing to choose', () => {
  const few = [market('winner'), market('over_under'), market('handicap')];
  const groups = groupsOf(few);
  expect([...groups.keys()]).toEqual(['main']);
  expect(groups.get('main')).toHaveLength(3);
});
