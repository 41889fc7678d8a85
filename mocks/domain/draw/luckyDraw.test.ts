import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { changeMoneyLimit, takeBreak } from '../../../src/contract/account/saferPlay.ts';
import { placeMatchOddsBet } from '../../../src/contract/betting/bets.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import { placeCoupon } from '../../../src/contract/betting/couponBets.ts';
import { listBonuses, takeBonus } from '../../../src/contract/cashier/bonus.ts';
import {
  getDrawList,
  getLuckyDraw,
  joinLuckyDraw,
} from '../../../src/contract/cashier/luckyDraw.ts';
import { listAnnouncements } from '../../../src/contract/content.ts';
import { drawHeldAt, drawWeekAt } from '../../../src/domain/play/drawWeek.ts';
import { drawFault, drawFingerprint, ticketsOf } from '../../../src/domain/play/luckyDraw.ts';
import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { arrangeRefusal, type Given } from '../../../tools/reference/given.ts';
import { goodOrder } from '../../../tools/reference/goodBets.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import type { TestCaller } from '../../hosts/testCaller.ts';
import { TEST_START } from '../../hosts/testStart.ts';
import { drawDays } from './drawDays.ts';

const WEEK = drawWeekAt(TEST_START);
const HOUR_MS = 60 * 60_000;

let given: Given;
let app: TestCaller;
let adaeze: { token: string };
const signIn = () => app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
const look = async (sent = adaeze) => (await app.call(getLuckyDraw, {}, sent)).draws;
const drawOf = async (week = WEEK) => (await look()).find((draw) => draw.week === week);
const goTo = (to: number) => app.backend.control.run('clock', { to });

/** A bet of today that is settled, which brings the day's ticket. */
async function settleABet(): Promise<void> {
  const order = await goodOrder(given);
  await app.call(placeMatchOddsBet, order, { ...adaeze, key: 'draw' });
  const { marketId, runnerId } = order;
  app.backend.control.run('settle', { marketId, result: { kind: 'winner', runnerId } });
}

beforeEach(async () => {
  given = await arrangeRefusal();
  ({ app, adaeze } = given);
});

test('four draws are over, and each is right by its list and its number', async () => {
  const [open, ...past] = await look({ token: '' });
  expect(open).toMatchObject({ week: WEEK, state: 'open', prizes: 30, prize: 5_000_00 });
  expect(open?.fingerprint).toBeUndefined();
  expect(past).toHaveLength(4);
  for (const { week, fingerprint = '', seed = '', winners = [], tickets } of past) {
    const { list } = await app.call(getDrawList, { week });
    expect(drawFault(list, { fingerprint, seed, winners })).toBeUndefined();
    expect(winners).toHaveLength(30);
    expect(tickets).toBeGreaterThan(3000);
  }
});

test('others get their tickets as the week goes on', async () => {
  const before = await drawOf();
  goTo(TEST_START + 24 * HOUR_MS);
  adaeze = await signIn();
  expect((await drawOf())?.tickets).toBeGreaterThan(before?.tickets ?? 0);
});

test('joining again changes nothing, and before a player joins nothing counts', async () => {
  expect((await drawOf())?.own).toBeUndefined();
  const { joinedAt } = await app.call(joinLuckyDraw, {}, adaeze);
  goTo(TEST_START + HOUR_MS);
  expect(await app.call(joinLuckyDraw, {}, adaeze)).toEqual({ joinedAt });
});

// 10 and 11 March are a Tuesday and a Wednesday; Lagos is an hour ahead of UTC.
test.each([
  ['of the same day, hours before', '2026-03-10T09:00Z', '2026-03-10T14:00Z', ['2026-03-10']],
  [
    'ten minutes past midnight, the same day',
    '2026-03-09T23:10Z',
    '2026-03-10T09:00Z',
    ['2026-03-10'],
  ],
  ['of the day before, as late as can be', '2026-03-10T22:50Z', '2026-03-10T23:10Z', []],
])(
  'a bet settled before a player joins counts from the day of joining: %s',
  (_, settled, joined, days) => {
    const { operator } = app.backend.context;
    const [bet] = operator.db.bets
      .where('accountId', ADAEZE_ID)
      .filter(({ state }) => state === 'won');
    if (!bet) throw new Error('Adaeze has won nothing');
    for (const { betId } of operator.db.bets.where('accountId', ADAEZE_ID)) {
      operator.db.bets.update(betId, { state: 'void' });
    }
    for (const { couponId } of operator.db.coupons.where('accountId', ADAEZE_ID)) {
      operator.db.coupons.update(couponId, { state: 'void' });
    }
    operator.db.bets.update(bet.betId, { state: 'won', settledAt: Date.parse(settled) });
    operator.db.drawEntrants.insert({ accountId: ADAEZE_ID, joinedAt: Date.parse(joined) });
    expect(drawDays(operator, ADAEZE_ID, WEEK)).toEqual(days);
  },
);

test('a bet of less than ₦100 brings no ticket, in the sportsbook neither', async () => {
  app.backend.control.run('scenario', { name: 'in-the-draw' });
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const settled = async (index: number, stake: number) => {
    const { gameId, markets } = events[index] ?? {};
    const { marketId = '', version = 0, selections = [] } = markets?.[0] ?? {};
    const { selectionId = '', odds = 0 } = selections[0] ?? {};
    const legs = [{ gameId: gameId ?? '', marketId, selectionId, odds, version }];
    const order = { kind: 'single', legs, stake, onPriceChange: 'better' } as const;
    await app.call(placeCoupon, order, { ...adaeze, key: `single ${index}` });
    const result = { kind: 'winner', runnerId: selectionId };
    app.backend.control.runParsed('settle', { marketId, result });
  };
  await settled(0, 99_00);
  expect((await drawOf())?.own?.days).toEqual([]);
  await settled(1, 100_00);
  expect((await drawOf())?.own?.days).toEqual([lagosIsoDate(TEST_START)]);
  // What the page says brings none.
  const { coupons } = app.backend.context.operator.db;
  const ids = coupons.where('accountId', ADAEZE_ID).map(({ couponId }) => couponId);
  for (const id of ids) coupons.update(id, { freeBetId: 'C1' });
  expect((await drawOf())?.own?.days).toEqual([]);
  for (const id of ids) coupons.update(id, { freeBetId: null, state: 'cashed-out' });
  expect((await drawOf())?.own?.days).toEqual([]);
});

test('of an order only what was matched counts towards a ticket', async () => {
  app.backend.control.run('scenario', { name: 'in-the-draw' });
  await settleABet();
  const { db } = app.backend.context.operator;
  const [bet] = db.bets.all().filter(({ reference }) => reference === 'draw');
  const [fill] = bet?.fills ?? [];
  if (!bet || !fill) throw new Error('Nothing was matched');
  db.bets.update(bet.betId, { fills: [{ ...fill, stakeKobo: 1_00 }] });
  expect((await drawOf())?.own?.days).toEqual([]);
});

test('the list is published before the number is known; then the winners are paid and told', async () => {
  app.backend.control.run('scenario', { name: 'in-the-draw' });
  await settleABet();
  const days = (await drawOf())?.own?.days ?? [];
  expect(days).toEqual([lagosIsoDate(TEST_START)]);

  goTo(drawHeldAt(WEEK) - HOUR_MS);
  adaeze = await signIn();
  const closed = await drawOf();
  expect(closed).toMatchObject({ state: 'closed', own: { days } });
  expect([closed?.seed, closed?.winners]).toEqual([undefined, undefined]);
  const { list } = await app.call(getDrawList, { week: WEEK });
  expect(drawFingerprint(list)).toBe(closed?.fingerprint);
  const own = ticketsOf(list, closed?.own?.code ?? '');
  expect((own?.last ?? 0) - (own?.first ?? 0) + 1).toBe(days.length);

  goTo(drawHeldAt(WEEK));
  adaeze = await signIn();
  const drawn = await drawOf();
  expect(drawn?.fingerprint).toBe(closed?.fingerprint);
  expect(drawn?.winners?.map(({ code }) => code)).toContain(closed?.own?.code);
  const { bonuses } = await app.call(listBonuses, { status: 'available' }, adaeze);
  const prizes = bonuses.filter(({ offer }) => offer === 'lucky-draw');
  expect(prizes).toMatchObject([{ amount: 5_000_00 }]);
  const { bonusId = '' } = prizes[0] ?? {};
  expect((await app.call(takeBonus, { bonusId }, adaeze)).bonus.status).toBe('active');
  const { announcements } = await app.call(listAnnouncements, {}, adaeze);
  expect(announcements[0]?.text).toMatch(/your tickets was drawn/);
});

test('a jump over the weeks draws what living through them would', () => {
  app.backend.control.run('scenario', { name: 'in-the-draw' });
  const snapshot = app.backend.control.run('snapshot', {});
  const end = drawHeldAt(WEEK + 2) + HOUR_MS;
  goTo(end);
  const jumped = app.backend.context.operator.db.draws.all();
  app.backend.control.run('restore', { snapshot });
  for (let at = TEST_START; at < end; at += 5 * HOUR_MS) goTo(at + 1);
  goTo(end);
  expect(app.backend.context.operator.db.draws.all()).toEqual(jumped);
});

test('joining costs nothing, so a limit that is used up does not refuse it', async () => {
  for (const kind of ['deposit', 'loss'] as const) {
    await app.call(changeMoneyLimit, { kind, period: 'day', amount: 0 }, adaeze);
  }
  expect(await app.call(joinLuckyDraw, {}, adaeze)).toEqual({ joinedAt: TEST_START });
});

test('on a break a player hears nothing of it, cannot join, and is in no list that closes', async () => {
  app.backend.control.run('scenario', { name: 'in-the-draw' });
  await settleABet();
  await app.call(takeBreak, { kind: 'time-out', length: 7 }, adaeze);
  expect((await app.refusal(getLuckyDraw, {}, adaeze)).code).toBe('on-a-break');
  expect((await app.refusal(joinLuckyDraw, {}, adaeze)).code).toBe('on-a-break');
  goTo(drawHeldAt(WEEK));
  expect(app.backend.context.operator.db.draws.get(WEEK)?.holders).toEqual([]);
});
