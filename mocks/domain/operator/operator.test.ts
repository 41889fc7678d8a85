import { describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listWithdrawals } from '../../../src/contract/cashier/withdrawals.ts';
import { listAnnouncements } from '../../../src/contract/content.ts';
import { drawWeekAt } from '../../../src/domain/play/drawWeek.ts';
import { lagosClock, lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { TEST_START } from '../../hosts/testStart.ts';
import { gatewayBy, gatewaysOf } from '../cashier/cashierGateway.ts';
import { createDeposit } from '../cashier/deposits.ts';
import { createWithdrawal } from '../cashier/withdrawals.ts';
import { balanceOf } from '../money/ledger.ts';
import type { Operator } from '../operator.ts';
import { messagesOf } from './messages.ts';
import { DAY_MS, MINUTE_MS, operatorWeek } from './operatorWeek.ts';
import { outagesOf } from './outages.ts';
import { payoutRefusal, reviewedAt } from './reviews.ts';

const SEEDS = ['oja', 'lagos', 'kano'];
const DAYS = 200;
const WEEKS = Math.ceil(DAYS / 7);

const weeksOf = (seed: string) =>
  Array.from({ length: WEEKS }, (_, index) => operatorWeek(seed, drawWeekAt(TEST_START) + index));

/** An operator of a seed at an instant, without the cost of a world: no more than what decides here. */
function houseAt(seed: string, at: number): Operator {
  const { operator } = createTestCaller({ scenario: 'empty' }).backend.context;
  operator.settings.operator = 'living';
  return { ...operator, seed, clock: { ...operator.clock, now: () => at } };
}

describe.each(SEEDS)('over 200 days of %s', (seed) => {
  test('each week has messages, each with an id of its own and within its week', () => {
    const ids = weeksOf(seed).flatMap((week) => {
      const messages = messagesOf(week);
      expect(messages.length).toBeGreaterThanOrEqual(2);
      for (const { at } of messages) expect(drawWeekAt(at)).toBe(week.number);
      return messages.map(({ announcementId }) => announcementId);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('now and then a provider is down for an afternoon, and there is always another way', () => {
    const down = weeksOf(seed)
      .flatMap((week) => outagesOf(week))
      .filter(({ status }) => status === 'down');
    expect(down.length).toBeGreaterThan(WEEKS * 0.35);
    expect(down.length).toBeLessThan(WEEKS * 0.85);
    expect(new Set(down.map(({ provider }) => provider.name)).size).toBeGreaterThan(2);
    for (const { provider, from, until } of down) {
      expect(lagosIsoDate(from)).toBe(lagosIsoDate(until));
      expect(lagosClock(from) >= '12:00' && lagosClock(until) <= '19:00').toBe(true);
      const gateways = gatewaysOf(houseAt(seed, from + MINUTE_MS)).map(({ shown }) => shown);
      for (const code of provider.codes) {
        const told = gateways.find((gateway) => gateway.code === code);
        expect(told).toMatchObject({ status: 'down', statusText: /^Not available until about/ });
      }
      const others = gateways.filter(
        ({ kind, country, status }) => kind === 'deposit' && country === 'NG' && status !== 'down',
      );
      expect(others.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('payouts take different times, most of them about the usual, and one in fourteen is declined', () => {
    const operator = houseAt(seed, TEST_START);
    const bank = gatewayBy(operator, 'm_binance_tron_payout', 'withdraw');
    const ids = Array.from({ length: 600 }, (_, index) => `W${700_001 + index}`);
    const times = ids
      .map((id) => reviewedAt(operator, id, bank) - TEST_START)
      .sort((one, other) => one - other);
    const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0) / bank.reviewMs;
    expect(at(0)).toBeGreaterThan(0.3);
    expect(at(0.5)).toBeLessThan(1.5);
    expect(at(0.9)).toBeGreaterThan(1.5);
    expect(at(0.9)).toBeLessThan(5);
    expect(at(0.999)).toBeGreaterThan(5);
    const declined = ids.filter((id) => payoutRefusal(operator, id) !== undefined).length;
    expect(declined / ids.length).toBeGreaterThan(0.04);
    expect(declined / ids.length).toBeLessThan(0.1);
  });

  test('offers begin and end with their time', () => {
    const { backend } = createTestCaller({ seed, scenario: 'empty' });
    const { operator } = backend.context;
    operator.settings.operator = 'living';
    const account = operator.db.accounts.get(ADAEZE_ID);
    if (!account) throw new Error('Nobody is there');
    // The one offer that stays until it is taken is gone, so that campaigns bring it.
    const standing = operator.db.bonuses.where('accountId', ADAEZE_ID);
    for (const { bonusId } of standing)
      operator.db.bonuses.update(bonusId, { status: 'cancelled' });
    const coupon = aCoupon(operator);
    for (let day = 0; day < DAYS; day++) {
      operator.db.coupons.update(coupon, { placedAt: operator.clock.now() });
      backend.control.run('clock', { advance: '1d' });
      const open = operator.db.bonuses
        .where('accountId', ADAEZE_ID)
        .filter(({ status }) => status === 'available' || status === 'active');
      for (const { expiresAt } of open) expect(expiresAt).toBeGreaterThan(operator.clock.now());
      expect(open.length).toBeLessThanOrEqual(2);
    }
    const offers = operator.db.bonuses.where('accountId', ADAEZE_ID).slice(standing.length);
    const of = (kind: string) => offers.filter(({ offer }) => offer === kind).length;
    expect(of('deposit')).toBeGreaterThanOrEqual(WEEKS / 2 - 2);
    expect(of('free-bet')).toBeGreaterThanOrEqual(WEEKS / 2 - 2);
  });
});

/** A coupon that is over: whoever has one counts as somebody who bets. */
function aCoupon({ db, clock }: Operator): string {
  const at = clock.now();
  return db.coupons.insert({
    couponId: 'K1',
    accountId: ADAEZE_ID,
    reference: 'K1',
    stakeKobo: 100_00,
    onPriceChange: 'any',
    toleranceBasisPoints: null,
    isOpen: false,
    reasonCode: null,
    reason: null,
    placedAt: at,
    decidesAt: null,
    settledAt: at - 300 * DAY_MS,
    rulesVersion: '1.0',
    kind: 'single',
    size: 1,
    legs: [],
    freeBetId: null,
    provider: null,
    state: 'lost',
    soldStakeKobo: 0,
    soldForKobo: 0,
    restakedKobo: 0,
    returnedKobo: 0,
    returnedBonusKobo: 0,
  }).couponId;
}

test('a method that is down refuses with what it tells, and another takes the deposit', () => {
  const [outage] = weeksOf('oja')
    .flatMap((week) => outagesOf(week))
    .filter(({ status, provider }) => status === 'down' && provider.name !== 'USSD');
  if (!outage) throw new Error('There is no outage');
  const operator = houseAt('oja', outage.from);
  const account = operator.db.accounts.get(ADAEZE_ID);
  if (!account) throw new Error('Nobody is there');
  const deposit = (gateway: string) => () =>
    createDeposit(operator, account, {
      gateway,
      amountKobo: 1_000_00,
      paymentReference: null,
      proof: null,
      clientKey: null,
    });
  expect(deposit(outage.provider.codes[0] ?? '')).toThrow('Not available until about');
  expect(deposit('ng_ussd')).not.toThrow();
});

test('a declined payout tells why, and its money is back', async () => {
  const { backend, call } = createTestCaller({ scenario: 'empty,otp-off' });
  const { operator } = backend.context;
  operator.settings.operator = 'living';
  const { token } = await call(login, { username: 'adaeze', password: 'Passw0rd1' });
  let number = operator.db.next('withdrawal', 700_001);
  while (payoutRefusal(operator, `W${number + 1}`) === undefined)
    number = operator.db.next('withdrawal', 700_001);
  const account = operator.db.accounts.get(ADAEZE_ID);
  if (!account) throw new Error('Nobody is there');
  const before = balanceOf(operator, ADAEZE_ID);
  const form = {
    gateway: 'ng_bank_payout',
    amountKobo: 5_000_00,
    destination: 'First Bank ••••4579',
  };
  createWithdrawal(operator, account, { ...form, otp: undefined, clientKey: null });
  expect(balanceOf(operator, ADAEZE_ID)).toBe(before - 5_000_00);
  backend.control.run('clock', { advance: '1d' });
  expect(balanceOf(operator, ADAEZE_ID)).toBe(before);
  const { withdrawals } = await call(listWithdrawals, {}, { token });
  const reason = payoutRefusal(operator, `W${number + 1}`);
  expect(withdrawals[0]).toMatchObject({ status: 'declined', reason });
  const { announcements } = await call(listAnnouncements, {}, { token });
  const told = announcements.find(({ title }) => title === 'Withdrawal declined');
  expect(told?.text).toBe(`${reason}. ₦5,000.00 is back in your balance.`);
});

test('a jump leaves a living world as steps do', () => {
  const make = () => createTestCaller({ isLively: true }).backend.control;
  const [jumped, stepped] = [make(), make()];
  jumped.run('clock', { advance: '6d' });
  for (let step = 0; step < 12; step++) stepped.run('clock', { advance: '12h' });
  expect(JSON.stringify(stepped.run('snapshot', {}))).toBe(
    JSON.stringify(jumped.run('snapshot', {})),
  );
});
