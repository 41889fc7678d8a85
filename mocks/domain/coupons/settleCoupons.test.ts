import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { LegResult } from '../../../src/contract/betting/coupon.ts';
import { notificationToast } from '../../../src/contract/notice.ts';
import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { takeBonus } from '../bonus/bonuses.ts';
import { giveFreeBet, spendFreeBet } from '../bonus/freeBets.ts';
import { wageredKobo } from '../bonus/wagering.ts';
import { balanceOf, linesOf } from '../money/ledger.ts';
import { statementOf } from '../money/statement.ts';
import type { Operator } from '../operator.ts';
import { stakedSince } from '../play/playUsed.ts';
import { postCoupon } from './couponLines.ts';
import { settleCoupons } from './settleCoupons.ts';

let operator: Operator;
let at: number;
beforeEach(() => {
  ({ operator } = createTestCaller({ scenario: 'empty' }).backend.context);
  at = operator.clock.now();
});

const leg = (oddsHundredths: number, index: number): LegColumn => ({
  gameId: `g${index}`,
  eventName: `Home ${index} v Away`,
  startsAt: at,
  inPlay: false,
  marketId: `g${index}:f-1x2`,
  marketName: '1X2',
  selectionId: 'home',
  selectionName: '1',
  selectionLabel: `Home ${index}`,
  askedHundredths: oddsHundredths,
  oddsHundredths,
  nowHundredths: null,
  result: null,
  reason: null,
  parts: [],
});

function coupon(odds: number[], stakeKobo: number, about: Partial<CouponRow> = {}): CouponRow {
  const number = operator.db.next('coupon');
  const row = operator.db.coupons.insert({
    couponId: `K${number}`,
    reference: `K${number}`,
    accountId: ADAEZE_ID,
    kind: odds.length === 1 ? 'single' : 'acca',
    size: odds.length,
    legs: odds.map(leg),
    stakeKobo,
    freeBetId: null,
    provider: null,
    onPriceChange: 'none',
    toleranceBasisPoints: null,
    state: 'open',
    isOpen: true,
    reasonCode: null,
    reason: null,
    placedAt: at,
    decidesAt: null,
    settledAt: null,
    soldStakeKobo: 0,
    soldForKobo: 0,
    restakedKobo: 0,
    returnedKobo: null,
    returnedBonusKobo: null,
    rulesVersion: '1.0',
    ...about,
  });
  if (row.freeBetId === null) postCoupon(operator, row, 'bet-stake', -stakeKobo, at);
  return row;
}

function settle(results: (LegResult | undefined)[]): void {
  results.forEach((home, index) => {
    if (!home) return;
    const voidReason = 'Abandoned';
    const result = { results: { home }, voidReason, settledAt: at };
    settleCoupons(operator, `g${index}:f-1x2`, result, at);
  });
}

const row = ({ couponId }: CouponRow) => operator.db.coupons.get(couponId);
const gained = () => balanceOf(operator, ADAEZE_ID) - 250_000_00;
const W = 'won' as const;
const L = 'lost' as const;
const V = 'void' as const;

test.each<[string, number[], number, (LegResult | undefined)[], number, string, number]>([
  ['an accumulator', [1_85, 2_10, 1_50], 1_000_00, [W, W, W], 3, 'won', 5_827_50],
  ['a void leg is 1.00', [1_85, 2_10, 1_50], 1_000_00, [W, V, W], 3, 'won', 2_775_00],
  ['a lost leg', [1_85, 2_10, 1_50], 1_000_00, [W, L, W], 3, 'lost', 0],
  ['every leg void', [1_85, 2_10], 1_000_00, [V, V], 2, 'void', 1_000_00],
  ['a system 2/3, all won', [1_80, 2_00, 2_50], 300_00, [W, W, W], 2, 'won', 1_310_00],
  ['a system 2/3, one lost', [1_80, 2_00, 2_50], 300_00, [L, W, W], 2, 'won', 500_00],
  ['a system 2/3, two lost', [1_80, 2_00, 2_50], 300_00, [L, W, L], 2, 'lost', 0],
  ['a single', [1_88], 100_00, [W], 1, 'won', 188_00],
])('%s', (_, odds, stake, results, size, state, returned) => {
  const bet = coupon(odds, stake, size < odds.length ? { kind: 'system', size } : {});
  expect(gained()).toBe(-stake);
  settle(results);
  expect(row(bet)).toMatchObject({ state, isOpen: false, returnedKobo: returned });
  expect(gained()).toBe(returned - stake);
});

test.each<[string, (LegResult | undefined)[], string, number | null]>([
  ['all won', [W, W, W], 'won', 2_000_00],
  ['one lost', [W, L, W], 'won', 2_000_00],
  ['two lost', [L, W, L], 'lost', 0],
  ['two lost before the third is known', [L, L], 'lost', 0],
  ['one lost and one to come', [L, W], 'open', null],
  ['one void', [W, L, V], 'won', 1_200_00],
  ['all void', [V, V, V], 'void', 1_000_00],
])('one cut, %s', (_, results, state, returned) => {
  const bet = coupon([1_50, 2_00, 3_00], 1_000_00, { kind: 'one-cut' });
  settle(results);
  expect(row(bet)).toMatchObject({ state, returnedKobo: returned });
  expect(gained()).toBe((returned ?? 0) - 1_000_00);
});

test('a second loss of one cut that was none is paid by a new line', () => {
  const bet = coupon([1_50, 2_00, 3_00], 1_000_00, { kind: 'one-cut' });
  settle([L, L, W]);
  expect(gained()).toBe(-1_000_00);
  settle([undefined, W]);
  expect(row(bet)).toMatchObject({ state: 'won', returnedKobo: 2_000_00 });
  expect(gained()).toBe(1_000_00);
});

test('a stake counts as lost once its bet is settled, not before', () => {
  const day = lagosIsoDate(at);
  const statement = () => statementOf(operator, ADAEZE_ID, day, day);
  coupon([1_85], 1_000_00);
  expect(statement().winnings).toBe(0);
  expect(statement().lines.at(-1)).toMatchObject({ amount: -1_000_00, isOpen: true });
  settle([L]);
  expect(statement().winnings).toBe(-1_000_00);
  expect(statement().lines.some(({ isOpen }) => isOpen)).toBe(false);
});

test('the multiple bonus is a line of its own', () => {
  coupon([1_50, 1_50, 1_50, 1_50, 1_50], 1_000_00);
  settle([W, W, W, W, W]);
  const lines = linesOf(operator, ADAEZE_ID).slice(-2);
  expect(lines.map(({ kind, amountKobo }) => [kind, amountKobo])).toEqual([
    ['bet-return', 7_593_75],
    ['multiple-bonus', 379_68],
  ]);
});

test('no bet returns more than the most', () => {
  coupon([100_00, 100_00, 100_00], 1_000_00);
  settle([W, W, W]);
  expect(gained()).toBe(15_000_000_00 - 1_000_00);
});

test('it waits for its last leg, but is lost with the first', () => {
  const [waits, lost] = [coupon([2_00, 2_00], 100_00), coupon([2_00, 2_00, 2_00], 100_00)];
  settle([W]);
  expect(row(waits)).toMatchObject({ state: 'open', legs: [{ result: 'won' }, { result: null }] });
  settle([undefined, undefined, L]);
  expect(row(lost)).toMatchObject({ state: 'lost', returnedKobo: 0 });
  expect(row(waits)?.state).toBe('open');
});

test.each<[string, (LegResult | undefined)[][], string[]]>([
  ['lost, by its first leg only', [[L], [undefined, L], [undefined, undefined, L]], ['lost']],
  [
    'won',
    [
      [W, W],
      [undefined, undefined, W],
    ],
    ['₦800.00 paid'],
  ],
  ['void', [[V, V, V]], ['void, ₦100.00 paid']],
  ['corrected', [[W, W, W], [L]], ['₦800.00 paid', 'lost']],
])('a bet is told once as %s', (_, steps, said) => {
  coupon([2_00, 2_00, 2_00], 100_00);
  const told: string[] = [];
  const { push } = operator;
  operator.push = (accountId, event, payload) => {
    const { data } = z.safeParse(notificationToast.payload, payload);
    if (event.name === notificationToast.name && data?.message) told.push(data.message);
    push(accountId, event, payload);
  };
  for (const results of steps) settle(results);
  expect(told).toEqual(said.map((words) => `Acca of 3: ${words}`));
});

test('a leg says why it is void', () => {
  const bet = coupon([2_00, 2_00], 100_00);
  settle([V]);
  expect(row(bet)?.legs[0]).toMatchObject({ result: 'void', reason: 'Abandoned' });
});

test('the same result again changes nothing', () => {
  coupon([1_85, 2_10], 1_000_00);
  settle([W, W]);
  const before = operator.db.snapshot();
  settle([W, W]);
  expect(operator.db.snapshot()).toEqual(before);
});

test.each<[string, (LegResult | undefined)[], (LegResult | undefined)[], number, string]>([
  ['a win that was none', [W, W], [L], 0, 'lost'],
  ['a loss that was none', [W, L], [undefined, W], 400_00, 'won'],
  ['a loss that was none, with a leg to come', [L], [W], 0, 'open'],
  ['a leg that is void after all', [W, W], [V], 200_00, 'void-leg'],
])('%s is corrected by a new line', (_, first, second, returned, state) => {
  const bet = coupon([2_00, 2_00], 100_00);
  settle(first);
  const before = linesOf(operator, ADAEZE_ID);
  settle(second);
  expect(row(bet)?.state).toBe(state === 'void-leg' ? 'won' : state);
  expect(gained()).toBe(returned - 100_00);
  expect(linesOf(operator, ADAEZE_ID).slice(0, before.length)).toEqual(before);
});

test('what was cashed out is settled no more', () => {
  const bet = coupon([2_00], 100_00, { state: 'cashed-out', isOpen: false });
  settle([W]);
  expect(row(bet)?.state).toBe('cashed-out');
  expect(gained()).toBe(-100_00);
});

test.each<[string, number[], Partial<CouponRow>, number]>([
  ['an accumulator whose odds are long enough together', [1_30, 1_30], {}, 1_000_00],
  ['an accumulator whose odds are not', [1_20, 1_20], {}, 0],
  ['one cut at 2.00', [1_50, 2_00, 3_00], { kind: 'one-cut' }, 1_000_00],
  ['one cut at a short price', [1_20, 1_50, 1_50], { kind: 'one-cut' }, 0],
  ['a system with a short leg', [1_30, 3_00, 3_00], { kind: 'system', size: 2 }, 0],
  ['a system of long legs', [1_50, 3_00, 3_00], { kind: 'system', size: 2 }, 1_000_00],
  ['a bet that was cashed out', [3_00], { state: 'cashed-out', isOpen: false }, 0],
])('towards a bonus %s counts', (_, odds, about, counted) => {
  const account = operator.db.accounts.get(ADAEZE_ID);
  const signup = operator.db.bonuses
    .where('accountId', ADAEZE_ID)
    .find(({ offer }) => offer === 'signup');
  if (!account || !signup) throw new Error('Nothing is offered');
  const bonus = takeBonus(operator, account, signup);
  coupon(odds, 1_000_00, about);
  settle(odds.map(() => W));
  expect(wageredKobo(operator, bonus)).toBe(counted);
});

test('a system of a free bet that wins less than its stake is lost', () => {
  const gift = giveFreeBet(operator, ADAEZE_ID, 300_00);
  spendFreeBet(operator, gift, at);
  const about = { kind: 'system', size: 2, freeBetId: gift.bonusId } as const;
  const bet = coupon([1_60, 1_70, 2_00], 300_00, about);
  settle([W, W]);
  expect(row(bet)?.state).toBe('open');
  settle([undefined, undefined, L]);
  expect(row(bet)).toMatchObject({ state: 'lost', returnedKobo: 0 });
  expect(gained()).toBe(0);
});

describe('a free bet', () => {
  const coins = () => balanceOf(operator, ADAEZE_ID, 'coins');
  function freeBet() {
    const gift = giveFreeBet(operator, ADAEZE_ID, 1_000_00);
    expect(coins()).toBe(1_000_00);
    spendFreeBet(operator, gift, at);
    coupon([3_00], 1_000_00, { freeBetId: gift.bonusId });
    return gift.bonusId;
  }

  test.each<[string, LegResult, number, number]>([
    ['that wins pays without its stake', W, 2_000_00, 0],
    ['that loses costs nothing', L, 0, 0],
    ['that is void comes back', V, 0, 1_000_00],
  ])('%s', (_, result, cashKobo, coinsKobo) => {
    freeBet();
    expect([gained(), coins()]).toEqual([0, 0]);
    settle([result]);
    expect([gained(), coins()]).toEqual([cashKobo, coinsKobo]);
  });

  const status = (bonusId: string) => operator.db.bonuses.get(bonusId)?.status;

  test.each<[string, LegResult, LegResult, number, number]>([
    ['void is spent again when it has won after all', V, W, 2_000_00, 0],
    ['void is spent again when it has lost after all', V, L, 0, 0],
    ['lost comes back when it is void after all', L, V, 0, 1_000_00],
    ['won comes back when it is void after all', W, V, 0, 1_000_00],
  ])('whose bet was %s', (_, first, second, cashKobo, coinsKobo) => {
    const bonusId = freeBet();
    settle([first]);
    settle([second]);
    expect([gained(), coins()]).toEqual([cashKobo, coinsKobo]);
    expect(status(bonusId)).toBe(coinsKobo > 0 ? 'active' : 'completed');
  });

  test('that has paid another bet in the meantime does not pay the first one, too', () => {
    const bonusId = freeBet();
    const [first] = operator.db.coupons.all().filter(({ freeBetId }) => freeBetId === bonusId);
    settle([V]);
    const gift = operator.db.bonuses.get(bonusId);
    if (!first || !gift) throw new Error('No free bet');
    spendFreeBet(operator, gift, at);
    const second = coupon([2_00], 1_000_00, {
      freeBetId: bonusId,
      legs: [{ ...leg(2_00, 1) }],
    });
    settle([W]);
    expect(row(first)).toMatchObject({ state: 'void', returnedKobo: 0 });
    expect([gained(), coins(), status(bonusId)]).toEqual([0, 0, 'completed']);
    settle([undefined, W]);
    expect(row(second)?.state).toBe('won');
    expect(gained()).toBe(1_000_00);
  });

  test('is no money that was staked', () => {
    freeBet();
    expect(stakedSince(operator, ADAEZE_ID, 0)).toBe(0);
  });

  test('that comes back can be used again', () => {
    const bonusId = freeBet();
    settle([V]);
    expect(operator.db.bonuses.get(bonusId)?.status).toBe('active');
  });
});
