import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from '../../../src/contract/account/auth.ts';
import { priceCombination } from '../../../src/contract/betting/combination.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import {
  type CouponBet,
  type CouponKind,
  listCouponBets,
  type PlacedLeg,
  placeCoupon,
} from '../../../src/contract/betting/couponBets.ts';
import { notificationToast } from '../../../src/contract/notice.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { balanceOf } from '../money/ledger.ts';

async function opened() {
  const app = createTestCaller({ scenario: 'empty' });
  const { operator } = app.backend.context;
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  let toasts = 0;
  const { push } = operator;
  operator.push = (accountId, event, payload) => {
    const { data } = z.safeParse(notificationToast.payload, payload);
    if (event.name === notificationToast.name && data?.title === 'Bet settled') toasts += 1;
    push(accountId, event, payload);
  };
  return {
    app,
    events,
    place: (kind: CouponKind, legs: PlacedLeg[]) =>
      app.call(
        placeCoupon,
        { kind, legs, stake: 1_000_00, onPriceChange: 'better' },
        { token, key: 'placed' },
      ),
    /** What happens until the matches are long over. */
    async bet(): Promise<CouponBet> {
      const last = Math.max(...events.map(({ startsAt }) => startsAt));
      app.backend.control.runParsed('clock', { to: last + 24 * 60 * 60_000 });
      const again = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
      const { bets } = await app.call(
        listCouponBets,
        { reference: 'placed' },
        { token: again.token },
      );
      if (!bets[0]) throw new Error('No bet');
      return bets[0];
    },
    lose: (marketId: string) =>
      app.backend.control.runParsed('settle', {
        marketId,
        result: { kind: 'winner', runnerId: 'away' },
      }),
    balance: () => balanceOf(operator, ADAEZE_ID),
    toasts: () => toasts,
  };
}

test('the other legs of a lost bet are told once their matches are over, and pay and announce nothing', async () => {
  const { events, place, bet, lose, balance, toasts } = await opened();
  const legs = events.slice(0, 4).flatMap(({ gameId, markets: [winner] }): PlacedLeg[] => {
    const home = winner?.selections.find(({ selectionId }) => selectionId === 'home');
    if (!winner || home?.odds === undefined) return [];
    const { marketId, version } = winner;
    return [{ gameId, marketId, selectionId: 'home', odds: home.odds, version }];
  });
  await place('acca', legs);
  lose(legs[0]?.marketId ?? '');
  expect(toasts()).toBe(1);
  const before = balance();
  const { state, legs: told } = await bet();
  expect(state).toBe('lost');
  expect(told.map((leg) => leg.state)).toEqual([
    'lost',
    ...told.slice(1).map(() => expect.stringMatching(/won|lost|void/)),
  ]);
  expect(told).toHaveLength(4);
  expect(balance()).toBe(before);
  expect(toasts()).toBe(1);
});

test('so are the other parts of a lost combination', async () => {
  const { app, events, place, bet, lose } = await opened();
  const gameId = events[0]?.gameId ?? '';
  const selections = [
    { marketId: `${gameId}:f-1x2`, selectionId: 'home' },
    { marketId: `${gameId}:f-ou25`, selectionId: 'over' },
  ];
  const { offer } = await app.call(priceCombination, { selections });
  const { marketId = '', version = 0, selection } = offer ?? {};
  const { selectionId = '', odds = 0 } = selection ?? {};
  await place('single', [{ gameId, marketId, selectionId, odds, version }]);
  lose(`${gameId}:f-1x2`);
  const { state, legs } = await bet();
  expect(state).toBe('lost');
  const parts = legs[0]?.parts?.map((part) => part.state);
  expect(parts).toEqual(['lost', expect.stringMatching(/won|lost|void/)]);
});
