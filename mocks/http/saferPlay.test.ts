import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import {
  answerRaise,
  askToReturn,
  changeMoneyLimit,
  changeTimeLimit,
  getSaferPlay,
  takeBreak,
} from '../../src/contract/account/saferPlay.ts';
import { placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import { placeCoupon } from '../../src/contract/betting/couponBets.ts';
import { listBonuses } from '../../src/contract/cashier/bonus.ts';
import {
  addDepositProof,
  createDeposit,
  listDeposits,
} from '../../src/contract/cashier/deposits.ts';
import { listWithdrawals } from '../../src/contract/cashier/withdrawals.ts';
import { listAnnouncements } from '../../src/contract/content.ts';
import { arrangeRefusal, type Given } from '../../tools/reference/given.ts';
import { ADAEZE_ID } from '../db/seed/people.ts';
import { giveFreeBet } from '../domain/bonus/freeBets.ts';
import { openBook } from '../domain/orders/testBook.ts';
import type { TestCaller } from '../hosts/testCaller.ts';

const weekly = { kind: 'deposit', period: 'week' } as const;
const transfer = (naira: number) => ({ gateway: 'ng_transfer', amount: naira * 100 });

let given: Given;
beforeEach(async () => {
  given = await arrangeRefusal();
});

const advance = (by: string) => given.app.backend.control.run('clock', { advance: by });
const limitNow = async () => {
  const { moneyLimits } = await given.app.call(getSaferPlay, {}, given.adaeze);
  return moneyLimits.find(({ kind, period }) => kind === 'deposit' && period === 'week');
};

describe('a deposit limit', () => {
  test('counts what is on its way, and refuses the naira above it', async () => {
    const { app, adaeze } = given;
    const before = (await limitNow())?.used ?? 0;
    await app.call(changeMoneyLimit, { ...weekly, amount: before + 8_000_00 }, adaeze);
    await app.call(createDeposit, transfer(5_000), adaeze);
    const refusal = await app.refusal(createDeposit, transfer(3_001), adaeze);
    expect(refusal).toMatchObject({
      code: 'deposit-limit',
      fields: { amount: 'Your deposit limit for this week leaves ₦3,000.00.' },
    });
    await app.call(createDeposit, transfer(3_000), adaeze);
    expect((await limitNow())?.used).toBe(before + 8_000_00);
  });

  test('counts a deposit again that a receipt opens again: its money has left the bank, so nothing refuses it', async () => {
    const { app, adaeze } = given;
    app.backend.control.run('app', { reviews: 'manual' });
    const before = (await limitNow())?.used ?? 0;
    const { deposit } = await app.call(createDeposit, transfer(5_000), adaeze);
    advance('31m');
    expect((await limitNow())?.used).toBe(before);
    await app.call(changeMoneyLimit, { ...weekly, amount: 0 }, adaeze);
    const proof = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'a.jpg', {
      type: 'image/jpeg',
    });
    await app.call(addDepositProof, { depositId: deposit.depositId, proof }, adaeze);
    expect((await limitNow())?.used).toBe(before + 5_000_00);
  });

  test('is raised by a second yes after a day, and not before', async () => {
    const { app, adaeze } = given;
    await app.call(changeMoneyLimit, { ...weekly, amount: 1_000_00 }, adaeze);
    await app.call(changeMoneyLimit, { ...weekly, amount: 9_000_00 }, adaeze);
    expect(await limitNow()).toMatchObject({ amount: 1_000_00, pending: { amount: 9_000_00 } });
    advance('23h');
    const yes = { ...weekly, answer: 'raise' } as const;
    expect(await app.refusal(answerRaise, yes, adaeze)).toMatchObject({ code: 'too-early' });
    advance('1h');
    expect(await limitNow()).toMatchObject({ amount: 1_000_00 });
    await app.call(answerRaise, yes, adaeze);
    const raised = await limitNow();
    expect(raised?.amount).toBe(9_000_00);
    expect(raised?.pending).toBeUndefined();
  });

  test('leaves a refused deposit without a trace', async () => {
    const { app, adaeze } = given;
    await app.call(changeMoneyLimit, { ...weekly, amount: 0 }, adaeze);
    const { total } = await app.call(listDeposits, {}, adaeze);
    await app.refusal(createDeposit, transfer(5_000), adaeze);
    expect((await app.call(listDeposits, {}, adaeze)).total).toBe(total);
  });
});

describe('time that is used up', () => {
  /** The minute of the day is over. */
  async function passTime({ app, token }: { app: TestCaller; token: string }) {
    await app.call(changeTimeLimit, { minutes: 1 }, { token });
    for (let minute = 0; minute < 3; minute++) {
      app.backend.control.run('clock', { advance: '1m' });
      await app.call(getSaferPlay, {}, { token });
    }
  }

  test('holds a free bet as a bet of own money', async () => {
    const { app } = given;
    const { token = '' } = given.adaeze;
    const { bonusId } = giveFreeBet(app.backend.context.operator, ADAEZE_ID, 1_000_00);
    const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
    const bet = events.flatMap(({ gameId, markets }) =>
      markets.slice(0, 1).map(({ marketId, version, selections: [selection] }) => ({
        kind: 'single' as const,
        stake: 1_000_00,
        onPriceChange: 'any' as const,
        legs: [
          {
            ...{ gameId, marketId, version },
            ...{ selectionId: selection?.selectionId ?? '', odds: selection?.odds ?? 0 },
          },
        ],
      })),
    )[0];
    if (!bet) throw new Error('no event');
    await passTime({ app, token });
    for (const how of [{}, { freeBetId: bonusId }]) {
      const refusal = await app.refusal(placeCoupon, { ...bet, ...how }, { token, key: bonusId });
      expect(refusal).toMatchObject({ code: 'time-limit' });
    }
  });

  test('and a bet that turns the position, though it adds no risk; a cash-out passes', async () => {
    const book = await openBook();
    const turn = { side: 'lay', odds: 2, naira: 20_000, rest: 'fill' } as const;
    book.book([[2, 100_000]], [[2, 100_000]]);
    await book.place({ side: 'back', odds: 2, naira: 10_000, rest: 'fill' });
    const limit = (amount: number) =>
      book.app.call(
        changeMoneyLimit,
        { kind: 'stake', period: 'bet', amount },
        book.players.adaeze,
      );
    await limit(1_000_00);
    expect(await book.refusal(turn)).toBe('stake-limit');
    await limit(0);
    await passTime({ app: book.app, ...book.players.adaeze });
    expect(await book.refusal(turn)).toBe('time-limit');
    expect(await book.place({ ...turn, naira: 10_000, closes: true })).toMatchObject({
      state: 'matched',
    });
    expect(await book.exposure()).toBe(0);
  });
});

describe('a break', () => {
  test('keeps no money: a deposit that cannot be staked any more can leave', async () => {
    const { app, adaeze } = given;
    const balances = async () => (await app.call(listWithdrawals, {}, adaeze)).withdrawable;
    const { deposit } = await app.call(createDeposit, { ...transfer(5_000), isPaid: true }, adaeze);
    app.backend.control.run('approve', { id: deposit.depositId });
    expect((await balances()).unmetTurnover).toBeGreaterThanOrEqual(5_000_00);
    await app.call(takeBreak, { kind: 'time-out', length: 1 }, { ...adaeze, key: 'b' });
    const { balance, exposure, available, unmetTurnover } = await balances();
    expect({ unmetTurnover, available }).toEqual({
      unmetTurnover: 0,
      available: balance - exposure,
    });
  });

  test('leaves the player alone: no bonus to take, no message that invites, until it is over', async () => {
    const { app, emeka } = given;
    const seen = async () => {
      const { bonuses } = await app.call(listBonuses, {}, emeka);
      const { announcements } = await app.call(listAnnouncements, {}, emeka);
      return {
        open: bonuses.filter(({ status }) => status === 'available').length,
        messages: announcements.length,
        offers: announcements.filter(({ isOffer }) => isOffer).map(({ title }) => title),
      };
    };
    const before = await seen();
    expect(before).toMatchObject({ open: 3, offers: ['Weekly lucky draw'] });
    await app.call(takeBreak, { kind: 'time-out', length: 1 }, { ...emeka, key: 'b' });
    expect(await seen()).toEqual({ open: 0, messages: before.messages - 1, offers: [] });
    advance('25h');
    expect(await seen()).toMatchObject({ open: 3, offers: expect.arrayContaining(before.offers) });
  });

  test('ends the other sessions, and leaves the account to be read', async () => {
    const { app, adaeze } = given;
    const other = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const taken = await app.call(takeBreak, { kind: 'time-out', length: 7 }, adaeze);
    expect(taken.break).toMatchObject({ kind: 'time-out' });
    expect(await app.refusal(getSaferPlay, {}, other)).toMatchObject({ code: 'session-ended' });
    const again = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    expect(await app.refusal(createDeposit, transfer(5_000), again)).toMatchObject({
      code: 'on-a-break',
      message: expect.stringContaining('You can still withdraw.'),
    });
    advance('7d');
    await app.call(createDeposit, transfer(5_000), again);
  });

  describe('that began on a phone without a network', () => {
    const HOUR = 60 * 60_000;
    const DAY = 24 * HOUR;
    const now = () => given.app.backend.context.operator.clock.now();

    test.each([
      ['ends as it was told there', 3 * HOUR, 21 * HOUR],
      ['begins now if it is still to come', -3 * HOUR, 24 * HOUR],
    ])('%s', async (_, ago, left) => {
      const { app, adaeze } = given;
      const asked = { kind: 'time-out', length: 1, since: now() - ago } as const;
      const { break: taken } = await app.call(takeBreak, asked, adaeze);
      expect((taken?.until ?? 0) - now()).toBe(left);
    });

    test('is over if its end has passed: nobody is signed out, and the player may play', async () => {
      const { app, adaeze } = given;
      const other = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
      const asked = { kind: 'time-out', length: 1, since: now() - 2 * DAY } as const;
      expect((await app.call(takeBreak, asked, adaeze)).break).toBeUndefined();
      await app.call(createDeposit, transfer(5_000), other);
    });

    test('keeps an exclusion, of which no more than 42 days have passed', async () => {
      const { app, adaeze } = given;
      const asked = { kind: 'exclusion', length: 6, since: now() - 900 * DAY } as const;
      const { break: taken } = await app.call(takeBreak, asked, adaeze);
      expect(taken).toMatchObject({ kind: 'exclusion', since: now() - 42 * DAY });
      expect(taken?.until).toBeGreaterThan(now() + 138 * DAY);
    });

    test('shortens no break that runs', async () => {
      const { app, adaeze } = given;
      const { break: long } = await app.call(takeBreak, { kind: 'time-out', length: 7 }, adaeze);
      const asked = { kind: 'time-out', length: 1, since: now() - 2 * DAY } as const;
      const { break: still } = await app.call(takeBreak, asked, { ...adaeze, key: 'later' });
      expect(still).toEqual(long);
    });
  });

  test('is never shortened by another', async () => {
    const { app, adaeze } = given;
    const { break: long } = await app.call(takeBreak, { kind: 'exclusion', length: 6 }, adaeze);
    const { break: still } = await app.call(takeBreak, { kind: 'time-out', length: 1 }, adaeze);
    expect(still).toEqual(long);
  });

  test('that excludes ends a day after the player asked to come back', async () => {
    const { app, adaeze } = given;
    await app.call(takeBreak, { kind: 'exclusion', length: 6 }, adaeze);
    advance('185d');
    const deposit = () => app.refusal(createDeposit, transfer(5_000), adaeze);
    expect(await deposit()).toMatchObject({ message: expect.stringContaining('until you ask') });
    await app.call(askToReturn, {}, adaeze);
    expect(await deposit()).toMatchObject({ code: 'on-a-break' });
    advance('1d');
    await app.call(createDeposit, transfer(5_000), adaeze);
  });
});

test('a loss limit counts the worst case, and never stands in the way of a hedge', async () => {
  const { app, adaeze } = given;
  const order = await openOrder();
  await app.call(placeMatchOddsBet, { ...order.back, stake: 2_000_00 }, adaeze);
  const { moneyLimits } = await app.call(getSaferPlay, {}, adaeze);
  const used = moneyLimits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.used;
  await app.call(changeMoneyLimit, { kind: 'loss', period: 'day', amount: used ?? 0 }, adaeze);
  const more = await app.refusal(placeMatchOddsBet, { ...order.back, stake: 100_00 }, adaeze);
  expect(more.code).toBe('loss-limit');
  await app.call(placeMatchOddsBet, { ...order.lay, stake: 1_000_00 }, adaeze);
});

test('time counts between calls that lie close together', async () => {
  const { app, adaeze } = given;
  await app.call(changeTimeLimit, { minutes: 60 }, adaeze);
  const used = async () => (await app.call(getSaferPlay, {}, adaeze)).timeLimit.usedMinutes;
  const before = await used();
  advance('4m');
  expect(await used()).toBe(before + 4);
  advance('2h');
  expect(await used()).toBe(before + 4);
});

/** A back and a lay of one runner before play, at the best prices. */
async function openOrder() {
  const { app } = given;
  const { operator } = app.backend.context;
  for (const { gameId, inPlay } of operator.world.events(operator.clock.now())) {
    if (inPlay) continue;
    const { markets } = await app.call(getEvent, { gameId });
    const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
    const runner = market?.runners.find(({ back, lay }) => back.length > 0 && lay.length > 0);
    if (!market || !runner) continue;
    const { marketId, version } = market;
    const common = { gameId, marketId, runnerId: runner.runnerId, version };
    const order = (side: 'back' | 'lay') => ({
      ...common,
      onPriceChange: 'any' as const,
      side,
      price: runner[side][0]?.[0] ?? 0,
    });
    return { back: order('back'), lay: order('lay') };
  }
  throw new Error('No open market');
}
