import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from '../../src/contract/account/auth.ts';
import { issueReceipt, ReceiptBody } from '../../src/contract/account/receipts.ts';
import { listBets, placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import {
  cashOutCoupon,
  type PlaceCoupon,
  type PlacedLeg,
  placeCoupon,
} from '../../src/contract/betting/couponBets.ts';
import { editCoupon } from '../../src/contract/betting/couponEdits.ts';
import { listSavedAccounts } from '../../src/contract/cashier/bank.ts';
import {
  createDeposit,
  createFastDeposit,
  listDeposits,
} from '../../src/contract/cashier/deposits.ts';
import { createWithdrawal, requestWithdrawOtp } from '../../src/contract/cashier/withdrawals.ts';
import { formatNaira } from '../../src/domain/money/money.ts';
import { fromBase64url } from '../../src/lib/base64url.ts';
import { sha256Hex } from '../../src/lib/sha256.ts';
import { ADAEZE_ID } from '../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
beforeEach(async () => {
  app = createTestCaller();
  adaeze = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
});

const issued = async (kind: 'bet' | 'coupon' | 'deposit', id: string) => {
  const { receipt, chain } = await app.call(issueReceipt, { kind, id }, adaeze);
  const json = new TextDecoder().decode(fromBase64url(receipt.split('.')[0] ?? ''));
  return { receipt, chain, json, body: z.parse(ReceiptBody, JSON.parse(json)) };
};

test('a settled bet has its rules, prices and steps, and a QR code holds them', async () => {
  const { bets } = await app.call(listBets, { group: 'settled' }, adaeze);
  const { receipt, body } = await issued('bet', bets[0]?.betId ?? '');
  expect(body).toMatchObject({ kind: 'bet', player: 'adaeze', rules: bets[0]?.rulesVersion });
  expect(body.prices.length).toBeGreaterThan(0);
  expect(body.steps.map(([, text]) => text)[0]).toBe('Placed');
  expect(body.steps.at(-1)?.[1]).toMatch(/^Settled/);
  expect(receipt.length).toBeLessThan(2000);
});

test('each receipt carries the hash of the one before; the same state is issued once', async () => {
  const { deposits } = await app.call(listDeposits, {}, adaeze);
  const [one, other] = deposits.map(({ depositId }) => depositId);
  const first = await issued('deposit', one ?? '');
  const second = await issued('deposit', other ?? '');
  expect(second.body.before).toBe(sha256Hex(first.json));
  expect(second.body.no).toBe(first.body.no + 1);
  expect(await issued('deposit', one ?? '')).toMatchObject({ receipt: first.receipt });
  expect(second.chain.at(-1)).toEqual({
    no: second.body.no,
    hash: sha256Hex(second.json),
    kind: 'deposit',
    id: other,
    at: second.body.issued,
  });
});

test('the receipt of a sportsbook bet says what bet it is, and what became of its stake', async () => {
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const legs = events.slice(0, 3).flatMap(({ gameId, markets: [winner] }): PlacedLeg[] => {
    const selection = winner?.selections[0];
    if (!winner || selection?.odds === undefined) return [];
    const { marketId, version } = winner;
    const { selectionId, odds } = selection;
    return [{ gameId, marketId, selectionId, odds, version }];
  });
  const place = async (rest: Pick<PlaceCoupon, 'kind' | 'size' | 'stake' | 'freeBetId'>) => {
    const order = { legs, onPriceChange: 'any', ...rest } as const;
    return (await app.call(placeCoupon, order, adaeze)).bet;
  };
  const factsOf = async (couponId: string) =>
    Object.fromEntries((await issued('coupon', couponId)).body.facts);

  const system = await place({ kind: 'system', size: 2, stake: 600_00 });
  const ofSystem = await factsOf(system.couponId);
  expect(ofSystem).toMatchObject({ Kind: 'System 2 of 3, 3 combinations', Stake: '₦600.00' });
  expect(ofSystem).not.toHaveProperty('Total odds');
  expect(ofSystem).not.toHaveProperty('Paid by');
  app.backend.context.operator.db.coupons.update(system.couponId, { freeBetId: 'F1' });
  expect(await factsOf(system.couponId)).toMatchObject({ 'Paid by': 'free bet' });

  const acca = await place({ kind: 'acca', stake: 1000_00 });
  const { totalOdds = 0, couponId } = acca;
  expect(await factsOf(couponId)).toMatchObject({
    ...{ Kind: 'Acca of 3', 'Total odds': (totalOdds / 100).toFixed(2), Stake: '₦1,000.00' },
  });
  const sale = { couponId, amount: 1, part: 5000 };
  const { bet: part } = await app.call(cashOutCoupon, sale, adaeze);
  expect(await factsOf(couponId)).toMatchObject({
    Stake: formatNaira(part.stake),
    'Cashed out': `${formatNaira(part.soldStake ?? 0)} of the stake for ${formatNaira(part.soldFor ?? 0)}`,
  });
  const { bet: edited } = await app.call(
    editCoupon,
    { couponId, amount: 1, legs: legs.slice(1) },
    adaeze,
  );
  expect(await factsOf(couponId)).toMatchObject({
    ...{ Kind: 'Acca of 2', 'Of it staked again': formatNaira(edited.restaked ?? 0) },
  });
});

test('a new state is a new receipt', async () => {
  const form = { gateway: 'ng_transfer', amount: 5_000_00 };
  const { deposit } = await app.call(createDeposit, form, adaeze);
  const before = await issued('deposit', deposit.depositId);
  app.backend.control.run('clock', { advance: '2m' });
  const after = await issued('deposit', deposit.depositId);
  expect(after.body.no).toBe(before.body.no + 1);
  expect(after.body.facts).toContainEqual(['State', 'approved']);
});

test('nobody gets a receipt of somebody else’s', async () => {
  const { deposits } = await app.call(listDeposits, {}, adaeze);
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  const id = deposits[0]?.depositId ?? '';
  expect((await app.refusal(issueReceipt, { kind: 'deposit', id }, emeka)).code).toBe(
    'unknown-record',
  );
});

/** A match to come, and its match odds. */
function matchToCome() {
  const { world, clock } = app.backend.context.operator;
  const now = clock.now();
  const event = world
    .events(now)
    .find(({ status, sportId }) => status === 'upcoming' && sportId === 1);
  const gameId = event?.gameId ?? '';
  return { gameId, market: world.market(`${gameId}:mo`, now), coupons: world.coupons(gameId, now) };
}

test.each([
  [
    'a bet',
    async () => {
      const { gameId, market } = matchToCome();
      const home = market?.runners.find(({ runnerId }) => runnerId === 'home');
      const order = {
        gameId,
        marketId: market?.marketId ?? '',
        runnerId: 'home',
        side: 'back' as const,
        price: home?.back[0]?.[0] ?? 0,
        stake: 200_00,
        version: market?.version ?? 0,
        onPriceChange: 'any' as const,
      };
      return (await app.call(placeMatchOddsBet, order, adaeze)).bet.betId;
    },
  ],
  [
    'a sportsbook bet',
    async () => {
      const { gameId, coupons } = matchToCome();
      const winner = coupons?.[0];
      const [selection] = winner?.selections ?? [];
      const leg = {
        gameId,
        marketId: winner?.marketId ?? '',
        selectionId: selection?.selectionId ?? '',
        odds: selection?.odds ?? 0,
        version: winner?.version ?? 0,
      };
      const order = { kind: 'single' as const, legs: [leg], stake: 200_00 };
      const placed = await app.call(placeCoupon, { ...order, onPriceChange: 'any' }, adaeze);
      return placed.bet.couponId;
    },
  ],
  [
    'a deposit',
    async () => {
      const form = { gateway: 'ng_transfer', amount: 6_000_00 };
      return (await app.call(createDeposit, form, adaeze)).deposit.depositId;
    },
  ],
  [
    'a fast deposit',
    async () => {
      const form = { gateway: 'ng_card', amount: 6_000_00 };
      return (await app.call(createFastDeposit, form, adaeze)).deposit.depositId;
    },
  ],
  [
    'a withdrawal',
    async () => {
      await app.call(requestWithdrawOtp, { amount: 2_000_00 }, adaeze);
      const { accounts } = await app.call(listSavedAccounts, {}, adaeze);
      const form = {
        gateway: 'ng_bank_payout',
        amount: 2_000_00,
        savedAccountId: accounts[0]?.savedAccountId ?? '',
        otp: '123456',
      };
      return (await app.call(createWithdrawal, form, adaeze)).withdrawal.withdrawalId;
    },
  ],
])('%s is in the chain as soon as it is made, without being asked for', async (_, make) => {
  const id = await make();
  const { receipts } = app.backend.context.operator.db;
  const own = receipts.where('accountId', ADAEZE_ID);
  expect(own.at(-1)).toMatchObject({ id, signature: null });
  expect(own.filter((row) => row.id === id)).toHaveLength(1);
  // What was made next stands on it, so it cannot be left out any more.
  const hash = own.at(-1)?.hash;
  const form = { gateway: 'ng_transfer', amount: 5_000_00 };
  const { deposit } = await app.call(createDeposit, form, adaeze);
  const { body, chain } = await issued('deposit', deposit.depositId);
  expect(body.before).toBe(hash);
  expect(chain.find((link) => link.hash === hash)).toMatchObject({ id, at: expect.any(Number) });
});
