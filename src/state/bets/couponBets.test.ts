import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { CouponBet, CouponLeg } from '../../contract/betting/couponBets.ts';
import { aCoupon } from '../../testing/builders.ts';
import { until } from '../../testing/until.ts';
import { couponList, isCouponFound } from './couponBets.ts';

const socket = vi.hoisted(() => ({ push(_told: { bet: CouponBet }) {} }));
vi.mock('../../realtime/transport.ts', () => ({
  listen: (_event: unknown, handle: (told: { bet: CouponBet }) => void) => {
    socket.push = handle;
  },
}));

const leg = (eventName: string): CouponLeg => ({
  ...{ gameId: 'g', eventName, startsAt: 0, inPlay: false, marketId: 'm', marketName: '1X2' },
  ...{ selectionId: '1', selectionName: '1', selectionLabel: 'Home', oddsAsked: 150, odds: 150 },
  state: 'open',
});
const bet = {
  legs: [leg('Kano v Jos'), leg('Lagos v Abuja')],
  placedAt: Date.parse('2026-11-20T23:30:00Z'),
};

test.each([
  [{}, true],
  [{ product: 'sportsbook' }, true],
  [{ product: 'exchange' }, false],
  [{ event: 'ABUJA' }, true],
  [{ event: 'Enugu' }, false],
  [{ range: { from: '2026-11-21', to: '2026-11-21' } }, true],
  [{ range: { from: '2026-11-20', to: '2026-11-20' } }, false],
] as const)('%j finds it: %s', (filter, is) => {
  expect(isCouponFound(bet, filter)).toBe(is);
});

test('a bet that settles long after it was placed stands in its place, and leaves where it is void after all', () => {
  const [settled, none] = [couponList('settled'), couponList('void')];
  const bets = [9, 5].map((placedAt) =>
    aCoupon({ couponId: `K${placedAt}`, state: 'lost', placedAt }),
  );
  settled.put({ asOf: 0, bets, total: 70 }, 1);
  none.put({ asOf: 0, bets: [], total: 0 }, 1);
  const told = () =>
    [settled, none].map(({ state: { data } }) => [
      data?.total,
      data?.bets.map((bet) => bet.couponId),
    ]);

  const failed = { status: 'failed', problem: 'no connection' } as const;
  Object.assign(settled.state, failed);
  const late = aCoupon({ couponId: 'K7', state: 'won', placedAt: 7 });
  couponList('open').put({ asOf: 0, bets: [{ ...late, state: 'open' }], total: 1 }, 1);
  socket.push({ bet: late });
  socket.push({ bet: late });
  expect(told()).toEqual([
    [71, ['K9', 'K7', 'K5']],
    [0, []],
  ]);
  socket.push({ bet: { ...late, state: 'void' } });
  expect(told()).toEqual([
    [70, ['K9', 'K5']],
    [1, ['K7']],
  ]);
  expect(settled.state).toMatchObject({ savedAt: 1, ...failed });
});

test('an old bet that is corrected is not counted a second time: its list is asked for', async () => {
  const asked = vi.fn(() => new Promise<never>(() => undefined));
  vi.stubGlobal('fetch', asked);
  const settled = couponList('settled');
  const known = aCoupon({ couponId: 'K9', state: 'lost', placedAt: 9 });
  settled.put({ asOf: 0, bets: [known], total: 70 }, 1);
  socket.push({ bet: aCoupon({ couponId: 'K1', state: 'won', placedAt: 1 }) });
  expect(settled.state.data).toMatchObject({ total: 70, bets: [{}, { couponId: 'K1' }] });
  await until(() => expect(asked).toHaveBeenCalled());
});
