import { expect, test } from 'vitest';
import { Market } from '../../contract/betting/market.ts';
import { virtualCoupon } from './virtualCoupon.ts';

const market = (kind: string, status: string, runners: unknown[]) =>
  Market.parse({
    ...{ marketId: 'virtual.1.0:mo', gameId: 'virtual.1.0', kind, name: 'Result', status },
    ...{ version: 1, inPlay: false, matched: 0, minStake: 10, maxStake: 50_000 },
    ...{ delaySeconds: 0, commissionPercent: 0, rules: 'By the score.', runners },
  });
const runner = (runnerId: string, name: string, status: string, back: number[][] = []) => ({
  ...{ runnerId, name, status, back, lay: [] },
});

test.each([
  ['open', 'active', [[2.6, 100]], { status: 'open', odds: 260 }],
  ['suspended', 'active', [[2.6, 100]], { status: 'suspended' }],
  ['closed', 'active', [], { status: 'closed' }],
  ['settled', 'winner', [], { status: 'settled', result: 'won' }],
  ['settled', 'loser', [], { status: 'settled', result: 'lost' }],
])('a runner of a market that is %s, itself %s', (status, state, back, expected) => {
  const coupon = virtualCoupon(
    market('match_odds', status, [runner('home', 'Eko Lions', state, back)]),
  );
  expect(coupon).toMatchObject({ kind: 'winner', status, rules: 'By the score.' });
  expect(coupon?.selections).toEqual([
    { selectionId: 'home', name: '1', label: 'Eko Lions', ...expected },
  ]);
});

test('a kind that the sportsbook does not know is none of its', () => {
  expect(virtualCoupon(market('fancy', 'open', []))).toBeUndefined();
});
