import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import { placeCoupon } from '../../../src/contract/betting/couponBets.ts';
import { buyJackpotTicket, getJackpot } from '../../../src/contract/betting/jackpot.ts';
import { createDeposit } from '../../../src/contract/cashier/deposits.ts';
import { listWithdrawals } from '../../../src/contract/cashier/withdrawals.ts';
import { actInRound, listRounds, playRound } from '../../../src/contract/casino/casino.ts';
import { minesRound } from '../../../tools/reference/casinoExamples.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';

const NAIRA = 100;
let app: TestCaller;
let adaeze: { token: string };

const advance = (time: string) => app.backend.control.run('clock', { advance: time });
const unmet = async () => (await app.call(listWithdrawals, {}, adaeze)).withdrawable.unmetTurnover;

async function signIn(): Promise<void> {
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
}

async function payIn(naira: number): Promise<void> {
  await app.call(createDeposit, { gateway: 'ng_transfer', amount: naira * NAIRA }, adaeze);
  advance('2m');
}

/** Opens a round of mines; with `isPlayed` also a tile of it, and ends it. */
async function playMines(naira: number, isPlayed = true): Promise<void> {
  // A game does not begin its next round sooner.
  advance('6s');
  const order = { ...minesRound(), stake: naira * NAIRA };
  const { round } = await app.call(playRound, order, adaeze);
  if (!isPlayed) return;
  const { roundId } = round;
  const opened = { roundId, step: 0, action: { do: 'open', cell: 3 } } as const;
  const { round: next } = await app.call(actInRound, opened, adaeze);
  if (next.state !== 'open') return;
  await app.call(actInRound, { roundId, step: 1, action: { do: 'cash-out' } }, adaeze);
}

beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  await signIn();
});

test('a deposit staked on games once may leave', async () => {
  await playMines(1_000);
  await payIn(5_000);
  // Rounds before the deposit do not count for it.
  expect(await unmet()).toBe(5_000 * NAIRA);
  await playMines(2_000);
  expect(await unmet()).toBe(3_000 * NAIRA);
  await playMines(3_000);
  expect(await unmet()).toBe(0);
});

test('a round counts once it is over', async () => {
  await payIn(5_000);
  await playMines(2_000, false);
  expect(await unmet()).toBe(5_000 * NAIRA);
});

test('a jackpot ticket counts once its day is paid', async () => {
  await payIn(5_000);
  const [round] = (await app.call(getJackpot, {}, adaeze)).rounds;
  if (!round) throw new Error('nothing is on sale');
  const picks = round.matches.map(() => ['home' as const]);
  const { ticket } = await app.call(buyJackpotTicket, { day: round.day, picks }, adaeze);
  expect(await unmet()).toBe(5_000 * NAIRA);
  advance('48h');
  await signIn();
  const { rounds } = await app.call(listRounds, {}, adaeze);
  expect(rounds[0]?.state).not.toBe('open');
  expect(await unmet()).toBe(5_000 * NAIRA - ticket.stake);
});

test.each([
  ['cashed out', { state: 'cashed-out', stakeKobo: 1_000_00, soldStakeKobo: 0 }],
  [
    'sold in part, then cashed out',
    { state: 'cashed-out', stakeKobo: 400_00, soldStakeKobo: 600_00 },
  ],
  ['sold in part, then lost', { state: 'lost', stakeKobo: 400_00, soldStakeKobo: 600_00 }],
] as const)('a sportsbook bet counts with its whole stake: %s', async (_, end) => {
  await payIn(5_000);
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const [event] = events;
  const [market] = event?.markets ?? [];
  const [selection] = market?.selections ?? [];
  if (!event || !market || !selection) throw new Error('nothing is offered');
  const { selectionId, odds = 0 } = selection;
  const { marketId, version } = market;
  const legs = [{ gameId: event.gameId, marketId, selectionId, odds, version }];
  const order = { kind: 'single', stake: 1_000_00, onPriceChange: 'better', legs } as const;
  await app.call(placeCoupon, order, adaeze);
  expect(await unmet()).toBe(5_000 * NAIRA);
  const { coupons } = app.backend.context.operator.db;
  coupons.update(coupons.all().at(-1)?.couponId ?? '', end);
  expect(await unmet()).toBe(4_000 * NAIRA);
});
