import { lobby } from '../../mocks/external/lobby.ts';
import {
  askToReturn,
  changeMoneyLimit,
  changeTimeLimit,
  type MoneyLimitKind,
  type MoneyLimitPeriod,
  takeBreak,
} from '../../src/contract/account/saferPlay.ts';
import { openBookingCode } from '../../src/contract/betting/bookingCodes.ts';
import { cashOutCoupon, placeCoupon } from '../../src/contract/betting/couponBets.ts';
import { buyJackpotTicket } from '../../src/contract/betting/jackpot.ts';
import { cancelBonus, listBonuses, takeBonus } from '../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { getDrawList } from '../../src/contract/cashier/luckyDraw.ts';
import { actInRound, getSeed, playRound, revealSeed } from '../../src/contract/casino/casino.ts';
import { launchProvider } from '../../src/contract/casino/providerLaunch.ts';
import { getTable } from '../../src/contract/casino/tables.ts';
import { jackpotTicket, minesRound } from './casinoExamples.ts';
import { type Given, type Refusals, scenario } from './given.ts';
import { goodCoupon, refusedBet } from './goodBets.ts';

async function bonusOf({ app, adaeze }: Given, offer: string): Promise<{ bonusId: string }> {
  const { bonuses } = await app.call(listBonuses, {}, adaeze);
  return { bonusId: bonuses.find((row) => row.offer === offer)?.bonusId ?? '' };
}

function limit(
  { app, adaeze }: Given,
  kind: MoneyLimitKind,
  period: MoneyLimitPeriod,
  amount: number,
): Promise<unknown> {
  return app.call(changeMoneyLimit, { kind, period, amount }, adaeze);
}

/** Provokes the refusals of bonuses, coupons, limits and games. */
export const offerRefusals = {
  'unknown-bonus': ({ app, adaeze }) => app.refusal(takeBonus, { bonusId: 'none' }, adaeze),
  'bonus-taken': async (now) =>
    now.app.refusal(takeBonus, await bonusOf(now, 'signup'), now.adaeze),
  'bonus-over': async (now) =>
    now.app.refusal(cancelBonus, await bonusOf(now, 'welcome'), now.adaeze),
  'combination-not-allowed': async (now) => {
    const good = await goodCoupon(now);
    return now.app.refusal(placeCoupon, { ...good, kind: 'single' }, now.adaeze);
  },
  'free-bet-not-usable': async (now) => {
    const { bonuses } = await now.app.call(listBonuses, {}, now.adaeze);
    const freeBetId = bonuses[0]?.bonusId ?? '';
    return now.app.refusal(placeCoupon, { ...(await goodCoupon(now)), freeBetId }, now.adaeze);
  },
  'unknown-coupon': ({ app, adaeze }) =>
    app.refusal(cashOutCoupon, { couponId: 'none', amount: 100_00 }, adaeze),
  'no-cash-out': async (now) => {
    scenario(now, 'free-bet');
    const { bonuses } = await now.app.call(listBonuses, {}, now.adaeze);
    const freeBetId = bonuses.find(({ offer }) => offer === 'free-bet')?.bonusId ?? '';
    const order = { ...(await goodCoupon(now)), freeBetId };
    const { bet: placed } = await now.app.call(placeCoupon, order, now.adaeze);
    const { couponId } = placed;
    return now.app.refusal(cashOutCoupon, { couponId, amount: 100_00 }, now.adaeze);
  },
  'unknown-code': ({ app }) => app.refusal(openBookingCode, { code: 'ABCDEF' }),
  'deposit-needed': async (now) => {
    const { bonuses } = await now.app.call(listBonuses, {}, now.emeka);
    const bonusId = bonuses.find(({ offer }) => offer === 'welcome')?.bonusId ?? '';
    return now.app.refusal(takeBonus, { bonusId }, now.emeka);
  },
  'offer-changed': async ({ app, emeka }) => {
    await app.call(createDeposit, { gateway: 'ng_transfer', amount: 10_000_00 }, emeka);
    app.backend.control.run('clock', { advance: '2m' });
    const { bonuses } = await app.call(listBonuses, {}, emeka);
    const bonusId = bonuses.find(({ offer }) => offer === 'deposit')?.bonusId ?? '';
    return app.refusal(takeBonus, { bonusId, depositId: 'another' }, emeka);
  },
  'on-a-break': async (now) => {
    await now.app.call(takeBreak, { kind: 'time-out', length: 1 }, now.adaeze);
    return refusedBet(now);
  },
  'stake-limit': async (now) => {
    await limit(now, 'stake', 'bet', 500_00);
    return refusedBet(now);
  },
  'loss-limit': async (now) => {
    await limit(now, 'loss', 'day', 500_00);
    return refusedBet(now);
  },
  'time-limit': async (now) => {
    await now.app.call(changeTimeLimit, { minutes: 1 }, now.adaeze);
    now.app.backend.control.run('clock', { advance: '2m' });
    return refusedBet(now);
  },
  'deposit-limit': async (now) => {
    await limit(now, 'deposit', 'week', 1_000_00);
    const paid = { gateway: 'ng_transfer', amount: 5_000_00 };
    return now.app.refusal(createDeposit, paid, now.adaeze);
  },
  'unknown-game': ({ app, adaeze }) =>
    app.refusal(playRound, { ...minesRound(), gameCode: 'none' }, adaeze),
  'unknown-draw': ({ app }) => app.refusal(getDrawList, { week: 1 }),
  'jackpot-closed': async ({ app, adaeze }) => {
    const ticket = await jackpotTicket(app);
    return app.refusal(buyJackpotTicket, { ...ticket, day: '2026-01-01' }, adaeze);
  },
  'unknown-provider': ({ app, adaeze }) =>
    app.refusal(launchProvider, { provider: 'nobody' }, adaeze),
  'provider-down': ({ app, adaeze }) =>
    app.refusal(launchProvider, { provider: 'midnight' }, adaeze),
  'game-down': ({ app, adaeze }) => {
    const down = lobby(0).games.find(({ provider }) => provider === 'midnight');
    return app.refusal(playRound, { ...minesRound(), gameCode: down?.gameCode ?? '' }, adaeze);
  },
  'bad-choice': ({ app, adaeze }) =>
    app.refusal(playRound, { ...minesRound(), choice: { mines: 25 } }, adaeze),
  'unknown-round': ({ app, adaeze }) =>
    app.refusal(actInRound, { roundId: 'none', step: 0, action: { do: 'cash-out' } }, adaeze),
  'round-moved': async ({ app, adaeze }) => {
    const { round } = await app.call(playRound, minesRound(), adaeze);
    const { roundId } = round;
    return app.refusal(actInRound, { roundId, step: 1, action: { do: 'cash-out' } }, adaeze);
  },
  'round-open': async ({ app, adaeze }) => {
    await app.call(playRound, minesRound(), adaeze);
    return app.refusal(revealSeed, {}, adaeze);
  },
  'seed-changed': async ({ app, adaeze }) => {
    const { next } = await app.call(getSeed, {}, adaeze);
    await app.call(revealSeed, {}, adaeze);
    return app.refusal(playRound, { ...minesRound(), shown: next }, adaeze);
  },
  'unknown-table': ({ app }) => app.refusal(getTable, { tableId: 'none' }),
  'too-early': ({ app, adaeze }) => app.refusal(askToReturn, {}, adaeze),
} satisfies Partial<Refusals>;
