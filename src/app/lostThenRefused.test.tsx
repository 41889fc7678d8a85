import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lobby } from '../../mocks/external/lobby.ts';
import { call } from '../api/call.ts';
import { listBets, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { listCoupons } from '../contract/betting/coupon.ts';
import { listCouponBets, placeCoupon } from '../contract/betting/couponBets.ts';
import { listSavedAccounts } from '../contract/cashier/bank.ts';
import { createWithdrawal, listWithdrawals } from '../contract/cashier/withdrawals.ts';
import { listRounds, playRound } from '../contract/casino/casino.ts';
import { getTable, placeTableBet } from '../contract/casino/tables.ts';
import type { Endpoint } from '../contract/kit/endpoint.ts';
import { pickRunner, sendTableBet, setTableStake, tableBet } from '../features/aura/tableBet.ts';
import { placeBet } from '../features/betslip/place/betslipPlace.ts';
import {
  sendWithdrawal,
  withdrawalRequest,
} from '../features/cashier/withdraw/withdrawalRequest.ts';
import { nextSeed } from '../features/games/fair/nextSeed.ts';
import { beginForMoney } from '../features/games/moneyRounds.ts';
import { beginning, emptySeat } from '../features/games/seat.ts';
import { placeCoupons } from '../features/sportsbook/slip/coupon/couponPlace.ts';
import { priceNow } from '../features/sportsbook/slip/coupon/couponPrices.ts';
import { couponSlip, replacePicks } from '../features/sportsbook/slip/coupon/couponSlip.ts';
import { betslip, pick } from '../state/bets/betslip.ts';
import { startDoubtfulKeys } from '../state/money/doubtfulKeys.ts';
import { session } from '../state/session/session.ts';
import { findGame, isEven, marketOf } from '../testing/games.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { until } from '../testing/until.ts';

// Money whose first request is slow: it is given up, tried again, turned away, tried again, and only then
// arrives. With the real mock backend, and whatever turned it away, it has one effect.

/** One thing that moves money. */
interface Act {
  endpoint: Endpoint;
  /** Presses the button. */
  press(): unknown;
  /** Where it stands; undefined when it may be pressed again. */
  phase(): string | undefined;
  /** What the server has of it. */
  count(): Promise<number>;
}

const quiet = { quiet: true };

async function aWithdrawal(): Promise<Act> {
  const { accounts } = await call(listSavedAccounts, {}, quiet);
  const savedAccountId = accounts.find(({ isVerified }) => isVerified)?.savedAccountId ?? '';
  const form = { gateway: 'ng_bank_payout', amount: 3000_00, savedAccountId };
  await withdrawalRequest.start();
  return {
    endpoint: createWithdrawal,
    press: () => withdrawalRequest.submit((key, upload) => sendWithdrawal(form, key, upload)),
    phase: () => withdrawalRequest.state.phase.is,
    count: async () => (await call(listWithdrawals, {}, quiet)).total,
  };
}

async function aBet(): Promise<Act> {
  const gameId = await findGame('soccer', (event) => event.status === 'upcoming' && isEven(event));
  const { marketId, name, kind, runners, version } = await marketOf(gameId, 'match_odds');
  const [runner] = runners;
  pick({
    gameId,
    marketId,
    version,
    eventName: 'Home v Away',
    marketName: name,
    marketKind: kind,
    runnerId: runner?.runnerId ?? '',
    runnerName: runner?.name ?? '',
    side: 'back',
    priceHundredths: runner?.back[0]?.[0] ?? 0,
  });
  if (betslip.draft) betslip.draft.stakeKobo = 500_00;
  return {
    endpoint: placeMatchOddsBet,
    press: () => placeBet(),
    phase: () => betslip.phase.is,
    count: async () => (await call(listBets, {}, quiet)).total,
  };
}

async function aCoupon(): Promise<Act> {
  const { events } = await call(listCoupons, { sport: 1, time: 'prematch' }, quiet);
  const [event] = events;
  const market = event?.markets.find(({ kind }) => kind === 'winner');
  const selection = market?.selections.find(({ odds = 0 }) => odds >= 130);
  if (!event || !market || !selection) throw new Error('no coupon');
  const [leg] = [{ marketId: market.marketId, selectionId: selection.selectionId }];
  replacePicks([
    {
      ...leg,
      gameId: event.gameId,
      version: market.version,
      ...(selection.odds !== undefined && { oddsHundredths: selection.odds }),
    },
  ]);
  Object.assign(couponSlip, { stakeKobo: 500_00, isReturned: false });
  return {
    endpoint: placeCoupon,
    async press() {
      await priceNow(couponSlip.picks);
      placeCoupons();
    },
    phase: () => couponSlip.sent[0]?.phase?.is ?? 'editing',
    count: async () => (await call(listCouponBets, {}, quiet)).total,
  };
}

async function aRound(): Promise<Act> {
  const tile = lobby(0).games.find(({ maths, isDown }) => maths === 'dice-1' && !isDown);
  emptySeat({ tile });
  await nextSeed.refresh();
  return {
    endpoint: playRound,
    press: () => beginForMoney(100_00, { side: 'over', at: 5000 }),
    phase: () => beginning.phase.is,
    count: async () => (await call(listRounds, {}, quiet)).rounds.length,
  };
}

async function aTableBet(): Promise<Act> {
  const { market } = await call(getTable, { tableId: 'aura-teen-patti-live' }, quiet);
  pickRunner(market, market.runners[0]?.runnerId ?? '', 'back');
  setTableStake(500_00);
  return {
    endpoint: placeTableBet,
    press: () => sendTableBet(market),
    phase: () => tableBet.phase.is,
    count: async () => (await call(listBets, { product: 'casino' }, quiet)).total,
  };
}

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  network.run('app', { reviews: 'manual', OTP: 0 });
  await network.signIn('adaeze');
  vi.spyOn(console, 'warn').mockReturnValue();
  // Opens the database before time runs: it is given up after a while.
  await startDoubtfulKeys();
  // Time also passes by itself, because a call waits for some of it.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
});

const REFUSED = { error: true, message: 'The price moved', code: 'price-moved' };

describe.each([
  ['a withdrawal', aWithdrawal],
  ['a bet', aBet],
  ['a coupon', aCoupon],
  ['a round', aRound],
  ['a table bet', aTableBet],
])('%s', (_, begin) => {
  test.each([
    ['429', { status: 429, html: true }],
    ['401', { status: 401, html: true }],
    ['403', { status: 403, html: true }],
    ['404', { status: 404, html: true }],
    ['408', { status: 408, html: true }],
    ['our own refusal', { status: 422, body: REFUSED }],
  ])('that got lost and then met %s has one effect', async (__, fault) => {
    const { endpoint, press, phase, count } = await begin();
    const before = await count();
    const match = `${endpoint.method} ${endpoint.path}`;
    const isAt = (wanted: string) =>
      until(
        async () => {
          await act(() => vi.advanceTimersByTimeAsync(1000));
          expect(phase()).toBe(wanted);
        },
        { interval: 1 },
      );
    for (const trouble of [{ network: true }, fault]) {
      network.run('fault', { match, times: 1, ...trouble });
      await press();
      expect(phase()).toBe('sending');
      await isAt('editing');
    }
    await press();
    await isAt('done');
    // Now the first arrives, as it was sent.
    const sent = await network.sent(endpoint);
    const [first] = sent;
    if (!first) throw new Error('nothing was sent');
    const { token } = session;
    await call(endpoint, first.input, { idempotencyKey: first.key, token, ...quiet });
    expect(await count()).toBe(before + 1);
    expect(first.key).not.toBe('');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});
