import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { changePush, type PushMessage, subscribePush } from '../../src/contract/account/push.ts';
import {
  changeMoneyLimit,
  changeTimeLimit,
  getSaferPlay,
} from '../../src/contract/account/saferPlay.ts';
import { placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { listBonuses } from '../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { listAnnouncements } from '../../src/contract/content.ts';
import { ADAEZE_ID } from '../db/seed/people.ts';
import { tell } from '../domain/tell.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const PHONE = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

let app: TestCaller;
let adaeze: { token: string };
let pushed: PushMessage[];
beforeEach(async () => {
  pushed = [];
  app = createTestCaller({
    scenario: 'empty',
    sendPush: (_, message) => pushed.push(message),
  });
  adaeze = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  await app.call(subscribePush, PHONE, adaeze);
});

const reached = () => pushed.filter(({ title }) => title === "You've reached your limit");
const deposit = (naira: number) =>
  app.call(createDeposit, { gateway: 'ng_transfer', amount: naira * 100 }, adaeze);

test('a deposit limit is told once when it is used up, and again in its next period', async () => {
  await app.call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 5_000_00 }, adaeze);
  await deposit(3_000);
  expect(reached()).toEqual([]);
  await deposit(2_000);
  expect(reached()).toMatchObject([
    {
      kind: 'limit',
      text: 'Your deposit limit of ₦5,000.00 for today is used up. You can still withdraw.',
      href: '/profile',
    },
  ]);
  await app.refusal(createDeposit, { gateway: 'ng_transfer', amount: 2_000_00 }, adaeze);
  await app.call(getSaferPlay, {}, adaeze);
  expect(reached()).toHaveLength(1);
  app.backend.control.run('clock', { advance: '24h' });
  await deposit(5_000);
  expect(reached()).toHaveLength(2);
});

test('in quiet hours nothing is pushed, then or later; it waits in the inbox', async () => {
  await app.call(changeMoneyLimit, { kind: 'deposit', period: 'week', amount: 5_000_00 }, adaeze);
  await app.call(changePush, { kinds: ['limit'], quiet: { from: 0, to: 23 } }, adaeze);
  await deposit(5_000);
  await app.call(changePush, { kinds: ['limit'] }, adaeze);
  await app.call(getSaferPlay, {}, adaeze);
  expect(reached()).toEqual([]);
  const { db } = app.backend.context.operator;
  const titles = db.announcements.all().map(({ title }) => title);
  expect(titles.filter((title) => title === "You've reached your limit")).toHaveLength(1);
});

test('a loss limit is told when a settled bet uses it up', async () => {
  await app.call(changeMoneyLimit, { kind: 'loss', period: 'day', amount: 1_000_00 }, adaeze);
  const { world, clock } = app.backend.context.operator;
  const upcoming = world
    .events(clock.now())
    .find(({ status, sportId }) => status === 'upcoming' && sportId === 1);
  const gameId = upcoming?.gameId ?? '';
  const marketId = `${gameId}:mo`;
  const market = world.market(marketId, clock.now());
  const price = market?.runners.find(({ runnerId }) => runnerId === 'home')?.back[0]?.[0] ?? 0;
  const order = { gameId, marketId, runnerId: 'home', side: 'back' as const, price };
  const bet = { ...order, stake: 1_000_00, version: market?.version ?? 0 };
  await app.call(placeMatchOddsBet, { ...bet, onPriceChange: 'any' }, adaeze);
  expect(reached()).toEqual([]);
  app.backend.control.run('settle', { marketId, result: { kind: 'winner', runnerId: 'away' } });
  expect(reached()).toMatchObject([
    { text: 'Your loss limit of ₦1,000.00 for today is used up. You can still withdraw.' },
  ]);
});

test('a time limit is told when the minutes of the day are used', async () => {
  await app.call(changeTimeLimit, { minutes: 2 }, adaeze);
  for (let minute = 0; minute < 2; minute++) {
    expect(reached()).toEqual([]);
    app.backend.control.run('clock', { advance: '1m' });
    await app.call(getSaferPlay, {}, adaeze);
  }
  app.backend.control.run('clock', { advance: '1m' });
  await app.call(getSaferPlay, {}, adaeze);
  expect(reached()).toMatchObject([{ text: 'You have used your 2 minutes for today.' }]);
});

test('no offer reaches a player at a limit; all of them wait for its next period', async () => {
  const { operator } = app.backend.context;
  const offered = async () => {
    const { bonuses } = await app.call(listBonuses, { status: 'available' }, adaeze);
    const { announcements } = await app.call(listAnnouncements, {}, adaeze);
    const offers = announcements.filter(({ isOffer }) => isOffer).map(({ title }) => title);
    return { bonuses: bonuses.length, offers };
  };
  const before = await offered();
  expect(before.bonuses).toBeGreaterThan(0);
  await app.call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 5_000_00 }, adaeze);
  await deposit(5_000);
  const toasts: unknown[] = [];
  const offer = { title: 'An offer', text: 'For you', severity: 'info', isOffer: true } as const;
  const heard = { ...operator, push: (...told: unknown[]) => void toasts.push(told) };
  tell(heard, ADAEZE_ID, offer, operator.clock.now());
  expect(toasts).toEqual([]);
  expect(await offered()).toEqual({ bonuses: 0, offers: [] });
  app.backend.control.run('clock', { advance: '24h' });
  const after = await offered();
  expect(after.bonuses).toBe(before.bonuses);
  expect(after.offers).toContain('An offer');
});
