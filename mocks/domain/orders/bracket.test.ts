import { beforeEach, describe, expect, test } from 'vitest';
import { type Bet, listBets } from '../../../src/contract/betting/bets.ts';
import { listStopLosses, setStopLoss } from '../../../src/contract/betting/stopLosses.ts';
import { listAnnouncements } from '../../../src/contract/content.ts';
import { openBook } from './testBook.ts';

let context: Awaited<ReturnType<typeof openBook>>;
let sent = 0;

/** ₦10,000 backed at 2.00: +₦10,000 or −₦10,000. */
async function open(inPlay = false) {
  context = await openBook({ inPlay });
  context.book([[2, 10_000]], [[2.02, 50_000]]);
  await context.place({ side: 'back', odds: 2, naira: 10_000, rest: 'fill', onPriceChange: 'any' });
  if (inPlay) context.advance({ advance: '10s' });
}

const target = () => context.place({ side: 'lay', odds: 1.8, naira: 11_111.11, closes: true });
const setStop = (price = 2_10) =>
  context.app.call(
    setStopLoss,
    { gameId: context.gameId, marketId: context.marketId, runnerId: 'home', price },
    { ...context.players.adaeze, key: `bracket-${++sent}` },
  );

async function stop() {
  const { marketId } = context;
  const { stops } = await context.app.call(listStopLosses, { marketId }, context.players.adaeze);
  return stops[0];
}

async function bets(): Promise<Bet[]> {
  return (await context.app.call(listBets, {}, context.players.adaeze)).bets.reverse();
}

const results = () => context.position().map(({ result }) => result / 100);

/** What stays in the messages, the newest first. */
async function told(): Promise<string[]> {
  const { announcements } = await context.app.call(listAnnouncements, {}, context.players.adaeze);
  return announcements.map(({ title }) => title);
}

describe('before play', () => {
  beforeEach(() => open());

  test('a withdrawn runner leaves the target no more than is left to close', async () => {
    const waiting = await target();
    context.control.run('withdraw', {
      ...{ marketId: context.marketId, runnerId: 'draw', factor: 20 },
    });
    // Back ₦10,000 at 1.60: ₦16,000 ÷ 1.80 closes it.
    expect(await context.told(waiting)).toBe('0/8888.89/0/0 unmatched');
    context.book([[1.7, 50_000]], [[1.75, 50_000]]);
    const [home = 0, away = 0] = results();
    expect(Math.abs(home - away)).toBeLessThanOrEqual(0.02);
  });

  test('a stop on a withdrawn runner ends, as nothing is left to close', async () => {
    context.control.run('withdraw', {
      ...{ marketId: context.marketId, runnerId: 'away', factor: 0 },
    });
    await setStop();
    context.control.run('withdraw', {
      ...{ marketId: context.marketId, runnerId: 'home', factor: 0 },
    });
    expect(await stop()).toMatchObject({ state: 'ended', reason: 'Nothing was left to close.' });
  });

  test('a stop is placed although the target waits, and the target makes way for it', async () => {
    const waiting = await target();
    await setStop();
    context.book([[2.1, 50_000]], [[2.12, 50_000]]);
    expect(await stop()).toMatchObject({ state: 'placed' });
    // ₦20,000 ÷ 2.12: kobo in the stake, and more exposed with the target than without it.
    expect((await bets())[2]).toMatchObject({
      ...{ stake: 9_433_96, priceMatched: 2_12, state: 'matched', isHedge: true },
    });
    expect(await context.told(waiting)).toBe('0/0/11111.11/0 cancelled');
    expect(results().map(Math.round)).toEqual([-566, -566, -566]);
    expect(await context.exposure()).toBe(566.04);
    expect((await told()).slice(0, 3).sort()).toEqual([
      'Stop-loss matched',
      'Stop-loss reached',
      'Target ended',
    ]);
  });

  test('a target that is matched ends the stop, and says so', async () => {
    const waiting = await target();
    await setStop();
    context.control.run('fill', { betId: waiting.betId });
    expect(await stop()).toMatchObject({
      state: 'ended',
      reason: 'The other order of the pair was matched first.',
    });
    expect(results()).toEqual([1_111.11, 1_111.11, 1_111.11]);
    expect((await told()).slice(0, 2).sort()).toEqual(['Stop-loss ended', 'Target matched']);
    context.book([[3, 50_000]], [[3.1, 50_000]]);
    expect(results()).toEqual([1_111.11, 1_111.11, 1_111.11]);
  });

  test('after a part of the target, the stop closes what is left', async () => {
    const waiting = await target();
    await setStop();
    context.control.run('fill', { betId: waiting.betId, naira: 5_000 });
    expect(await stop()).toMatchObject({ state: 'waiting' });
    context.book([[2.1, 50_000]], [[2.12, 50_000]]);
    const [home = 0, draw = 0] = results();
    expect(Math.abs(home - draw)).toBeLessThan(0.03);
    expect(await context.told(waiting)).toBe('5000/0/6111.11/0 matched');
  });

  test('a full cash-out ends target and stop: nothing opens the position anew', async () => {
    const waiting = await target();
    await setStop();
    await context.place({ side: 'lay', odds: 2.02, naira: 9_900.99, rest: 'fill', closes: true });
    expect(await context.told(waiting)).toBe('0/0/11111.11/0 cancelled');
    expect(await stop()).toMatchObject({
      state: 'ended',
      reason: 'Your cash-out closed the position.',
    });
    expect(await context.exposure()).toBe(99.01);
    expect((await told()).slice(0, 2).sort()).toEqual(['Stop-loss ended', 'Target ended']);
  });

  test('a cash-out of half leaves a target of half, and the stop', async () => {
    const waiting = await target();
    await setStop();
    await context.place({ side: 'lay', odds: 2.02, naira: 4_950.5, rest: 'fill', closes: true });
    expect(await context.told(waiting)).toBe('0/5555.55/0/0 unmatched');
    expect(await stop()).toMatchObject({ state: 'waiting' });
    context.control.run('fill', { betId: waiting.betId });
    const [home = 0, draw = 0] = results();
    expect(Math.abs(home - draw)).toBeLessThan(0.03);
  });

  test('a new target takes the place of the last', async () => {
    const first = await target();
    const second = await context.place({ side: 'lay', odds: 1.7, naira: 11_764.71, closes: true });
    expect(await context.told(first)).toBe('0/0/11111.11/0 cancelled');
    expect(await context.told(second)).toBe('0/11764.71/0/0 unmatched');
  });

  test('a target keeps its kobo when its price is changed, and never grows past the position', async () => {
    const waiting = await target();
    const answer = await context.change(waiting, 1.9, undefined);
    expect(await answer.json()).toMatchObject({ bet: { stake: 10_526.32, isHedge: true } });
  });

  test('an order beside it that is matched first shrinks a target that one trade reaches with it', async () => {
    const plain = await context.place({ side: 'lay', odds: 1.8, naira: 8_000 });
    const waiting = await target();
    context.control.run('cross', { betId: waiting.betId, naira: 30_000 });
    expect(await context.told(plain)).toBe('8000/0/0/0 matched');
    const [home = 0, draw = 0] = results();
    expect(Math.abs(home - draw)).toBeLessThan(0.03);
  });

  test.each([
    ['that would be matched with it', { side: 'back', odds: 2.2, naira: 300 }],
    ['that needs the money', { side: 'lay', odds: 1.5, naira: 240_000 }],
  ] as const)('a stop is placed although an order waits %s, which makes way', async (_, order) => {
    if (order.side === 'lay') {
      // Nothing is left to pay for both.
      context.control.run('adjust', { who: 'adaeze', naira: -139_000 });
    }
    const other = await context.place(order);
    await setStop();
    context.book([[2.1, 2_000]], [[2.12, 2_000]]);
    expect(await stop()).toMatchObject({ state: 'placed' });
    expect(await context.told(other)).toMatch(/^0\/0\/.+ cancelled$/);
    expect((await bets()).at(-1)).toMatchObject({ state: 'part-matched', stakeMatched: 2_000_00 });
    expect(await told()).toContain('Order ended');
  });

  test('equalise is taken although a large order waits on the same side', async () => {
    const other = await context.place({ side: 'lay', odds: 1.8, naira: 20_000 });
    const bet = await context.place({
      ...{ side: 'lay', odds: 2.02, naira: 9_900.99, rest: 'fill', closes: true },
    });
    expect(bet).toMatchObject({ state: 'matched', isHedge: true });
    // It is no target, and there is money for it: it is left to the player.
    expect(await context.told(other)).toBe('0/20000/0/0 unmatched');
  });

  test('a cash-out worked out from another position is refused, and opens nothing', async () => {
    const before = context.position();
    const close = { side: 'lay', odds: 2.02, naira: 9_900.99, rest: 'fill' } as const;
    await context.place({ ...close, closes: before });
    expect(await context.refusal({ ...close, closes: before })).toBe('position-changed');
    expect(await context.exposure()).toBe(99.01);
  });

  test.each([
    { kind: 'winner', runnerId: 'home' } as const,
    { kind: 'void', reason: 'Abandoned' } as const,
  ])('at the end of the market the stop says so, and no other is taken: $kind', async (result) => {
    await setStop();
    context.control.run('settle', { marketId: context.marketId, result });
    context.control.run('clock', { advance: '1s' });
    expect(await stop()).toMatchObject({
      state: 'ended',
      reason: 'The market closed before your stop price was reached.',
    });
    expect(await told()).toContain('Stop-loss ended');
    await expect(setStop()).rejects.toThrow('The market is closed.');
  });
});

describe('in play', () => {
  beforeEach(() => open(true));

  test('of two cash-outs sent in one delay the second is refused', async () => {
    const closes = context.position();
    const close = { side: 'lay', odds: 2.02, naira: 9_900.99, rest: 'fill', closes } as const;
    const one = await context.place(close);
    const other = await context.place(close);
    context.advance({ advance: '10s' });
    expect(await context.told(one)).toBe('9900.99/0/0/0 matched');
    expect((await bets()).find(({ betId }) => betId === other.betId)).toMatchObject({
      state: 'rejected',
      reasonCode: 'position-changed',
    });
    expect(await context.exposure()).toBe(99.01);
  });

  test('a stop whose order meets a suspension is armed again', async () => {
    await setStop();
    context.book([[2.1, 50_000]], [[2.12, 50_000]]);
    expect(await stop()).toMatchObject({ state: 'placed' });
    const { marketId } = context;
    context.control.run('market', { marketId, status: 'suspended' });
    context.advance({ advance: '10s' });
    expect(await stop()).toMatchObject({ state: 'waiting' });
    context.control.run('market', { marketId, status: 'open' });
    context.advance({ advance: '10s' });
    expect(await stop()).toMatchObject({ state: 'placed' });
    expect((await bets()).at(-1)).toMatchObject({ state: 'matched', side: 'lay' });
    expect((await told())[0]).toBe('Stop-loss matched');
    expect(await told()).not.toContain('Stop-loss ended');
  });

  test('a stop that was set meanwhile stands in the place of the one that would be armed again', async () => {
    await setStop();
    context.book([[2.1, 50_000]], [[2.12, 50_000]]);
    await setStop(2_20);
    const { marketId } = context;
    context.control.run('market', { marketId, status: 'suspended' });
    context.advance({ advance: '10s' });
    const { stops } = await context.app.call(listStopLosses, { marketId }, context.players.adaeze);
    expect(stops.map(({ state, price }) => [state, price])).toEqual([
      ['waiting', 2_20],
      ['placed', 2_10],
    ]);
    expect((await told())[0]).toBe('Stop-loss ended');
  });

  test('a target that its delay matches says so', async () => {
    await context.place({ side: 'lay', odds: 2.02, naira: 9_900.99, closes: true });
    context.advance({ advance: '10s' });
    expect((await told())[0]).toBe('Target matched');
  });
});
