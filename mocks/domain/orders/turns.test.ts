import { expect, test } from 'vitest';
import { subscribePush } from '../../../src/contract/account/push.ts';
import { getEvent } from '../../../src/contract/betting/catalogue.ts';
import { listAnnouncements } from '../../../src/contract/content.ts';
import { openBook } from './testBook.ts';

const hours = (count: number) => count * 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

test('at the turn in play what may lapse lapses, and what is kept waits on', async () => {
  const context = await openBook();
  const lapsing = await context.place({ side: 'back', odds: 3, naira: 300, rest: 'lapse' });
  const kept = await context.place({ side: 'back', odds: 3, naira: 300, rest: 'keep' });
  context.advance({ to: iso(context.startsAt - 1) });
  expect(await context.told(lapsing)).toBe('0/300/0/0 unmatched');
  context.advance({ to: iso(context.startsAt) });
  expect(await context.told(lapsing)).toBe('0/0/0/300 lapsed');
  expect(await context.told(kept)).toBe('0/300/0/0 unmatched');
  expect(await context.exposure()).toBe(300);
});

test('a goal ends what may lapse', async () => {
  const context = await openBook({ inPlay: true });
  const lapsing = await context.place({ side: 'back', odds: 3, naira: 300, rest: 'lapse' });
  context.advance({ advance: '5s' });
  expect(await context.told(lapsing)).toBe('0/300/0/0 unmatched');
  context.control.run('market', {
    marketId: context.marketId,
    status: 'suspended',
    incident: true,
  });
  expect(await context.told(lapsing)).toBe('0/0/0/300 lapsed');
});

test.each([
  ['goal', 1],
  ['set', 2],
])('each %s of the world ends what may lapse, at its instant', async (what, sportId) => {
  const context = await openBook({ sportId, isWorlds: true });
  const { world } = context.operator;
  context.advance({ to: iso(context.startsAt + 60_000) });
  let incident = world.nextIncident(context.gameId, context.startsAt);
  while (incident && incident.what !== what)
    incident = world.nextIncident(context.gameId, incident.at);
  if (!incident) throw new Error(`A match without a ${what}: choose another`);
  // A market may be suspended just now, so orders are placed when it is open.
  let at = incident.at - 30_000;
  while (world.market(context.marketId, at)?.status !== 'open') at -= 10_000;
  context.advance({ to: iso(at) });
  const lapsing = await context.place({ side: 'back', odds: 990, naira: 100, rest: 'lapse' });
  const kept = await context.place({ side: 'back', odds: 990, naira: 100, rest: 'keep' });
  context.advance({ to: iso(incident.at - 1) });
  expect(await context.told(lapsing)).toBe('0/100/0/0 unmatched');
  context.advance({ to: iso(incident.at) });
  expect(await context.told(lapsing)).toBe('0/0/0/100 lapsed');
  expect(await context.told(kept)).toBe('0/100/0/0 unmatched');
});

test('in play an order waits its delay, and a suspension in it refuses the order', async () => {
  const context = await openBook({ inPlay: true });
  const bet = await context.place({ side: 'back', odds: 3, naira: 300 });
  expect(bet).toMatchObject({ state: 'delayed', stakeWaiting: 300_00 });
  await expect(context.cancel(bet)).rejects.toThrow('still being placed');
  context.advance({ advance: '5s' });
  expect(await context.told(bet)).toBe('0/300/0/0 unmatched');

  const late = await context.place({ side: 'back', odds: 3, naira: 300 });
  context.control.run('market', { marketId: context.marketId, status: 'suspended' });
  context.advance({ advance: '5s' });
  expect(await context.told(late)).toBe('0/0/0/0 rejected');
});

test('a suspended market matches nothing, lets cancel and lessen, and goes on when it opens', async () => {
  const context = await openBook();
  const { marketId } = context;
  const kept = await context.place({ side: 'back', odds: 3, naira: 300 });
  const other = await context.place({ side: 'back', odds: 3.1, naira: 300 });
  context.control.run('market', { marketId, status: 'suspended' });
  context.book([[3.1, 1_000]], []);
  expect(await context.told(kept)).toBe('0/300/0/0 unmatched');
  expect((await context.cancel(other)).cancelled).toBe(300_00);
  expect((await context.change(kept, undefined, 200)).status).toBe(200);
  expect((await context.change(kept, 3.05, undefined)).status).toBe(422);
  context.control.run('market', { marketId, status: null });
  // The price had traded through it.
  expect(await context.told(kept)).toBe('200/0/0/0 matched');
});

test('what waits when the market closes lapses, and the matched part is settled', async () => {
  const context = await openBook();
  context.book([[2.5, 300]], []);
  const part = await context.place({ side: 'back', odds: 2.5, naira: 500 });
  const none = await context.place({ side: 'back', odds: 900, naira: 100 });
  context.control.run('market', { marketId: context.marketId, status: 'closed' });
  expect(await context.told(part)).toBe('300/0/0/200 matched');
  expect(await context.told(none)).toBe('0/0/0/100 lapsed');
  const result = { kind: 'winner', runnerId: 'home' } as const;
  context.control.run('settle', { marketId: context.marketId, result });
  expect(await context.told(part)).toBe('300/0/0/200 won');
  expect(context.operator.db.bets.get(part.betId)?.resultKobo).toBe(450_00);
});

test('the world’s own end of a market lapses what waits, long before it is settled', async () => {
  const context = await openBook();
  const bet = await context.place({ side: 'back', odds: 990, naira: 100 });
  context.advance({ to: iso(context.startsAt + hours(4)) });
  expect(await context.told(bet)).toBe('0/0/0/100 lapsed');
  expect(await context.exposure()).toBe(0);
});

test('a corrected result shows its winner in place of the last one', async () => {
  const { app, control, gameId, marketId } = await openBook();
  const statuses = async () => {
    const { markets } = await app.call(getEvent, { gameId });
    const { runners = [] } = markets.find((market) => market.marketId === marketId) ?? {};
    return runners.map(({ runnerId, status }) => `${runnerId} ${status}`).sort();
  };
  control.run('settle', { marketId, result: { kind: 'winner', runnerId: 'home' } });
  expect(await statuses()).toEqual(['away loser', 'draw loser', 'home winner']);
  control.run('settle', { marketId, result: { kind: 'winner', runnerId: 'away' } });
  expect(await statuses()).toEqual(['away winner', 'draw loser', 'home loser']);
  control.run('settle', { marketId, result: { kind: 'void', reason: 'Abandoned' } });
  expect(await statuses()).toEqual(['away active', 'draw active', 'home active']);
});

test('a void market voids the matched part and lapses the rest', async () => {
  const context = await openBook();
  context.book([[2.5, 300]], []);
  const bet = await context.place({ side: 'back', odds: 2.5, naira: 500 });
  const result = { kind: 'void', reason: 'Abandoned' } as const;
  context.control.run('settle', { marketId: context.marketId, result });
  expect(await context.told(bet)).toBe('300/0/0/200 void');
  expect(await context.exposure()).toBe(0);
});

test('a withdrawn runner voids and lapses its own, and reduces prices matched on the others', async () => {
  const context = await openBook();
  context.book([[8, 300]], []);
  const home = await context.place({ side: 'back', odds: 8, naira: 300 });
  context.book([[5, 100]], [], 'away');
  const away = await context.place({ side: 'back', odds: 5, naira: 250, runnerId: 'away' });
  context.control.run('withdraw', { marketId: context.marketId, runnerId: 'away', factor: 25 });
  expect(await context.told(away)).toBe('100/0/0/150 void');
  expect(context.operator.db.bets.get(home.betId)).toMatchObject({
    fills: [{ priceHundredths: 6_00, stakeKobo: 300_00 }],
    reductionBasisPoints: 25_00,
  });
  expect(await context.refusal({ side: 'back', odds: 5, naira: 100, runnerId: 'away' })).toBe(
    'runner-removed',
  );
  const result = { kind: 'winner', runnerId: 'home' } as const;
  context.control.run('settle', { marketId: context.marketId, result });
  expect(await context.told(away)).toBe('100/0/0/150 void');
  expect(context.operator.db.bets.get(home.betId)?.resultKobo).toBe(1_500_00);
});

test('a change of price in play waits the delay again; if it is refused, the rest is cancelled', async () => {
  const context = await openBook({ inPlay: true });
  const { marketId } = context;
  context.book([[2.5, 100]], []);
  const bet = await context.place({ side: 'back', odds: 2.5, naira: 300 });
  context.advance({ advance: '5s' });
  expect(await context.told(bet)).toBe('100/200/0/0 part-matched');
  await context.change(bet, 2.6, undefined);
  expect(await context.told(bet)).toBe('100/200/0/0 delayed');
  expect(await context.exposure()).toBe(300);
  context.advance({ advance: '5s' });
  expect(await context.told(bet)).toBe('100/200/0/0 part-matched');

  await context.change(bet, 2.7, undefined);
  context.control.run('market', { marketId, status: 'suspended' });
  context.advance({ advance: '5s' });
  expect(await context.told(bet)).toBe('100/0/200/0 matched');
  const { announcements } = await context.app.call(listAnnouncements, {}, context.players.adaeze);
  expect(announcements[0]).toMatchObject({
    title: 'Order ended',
    text: expect.stringMatching(/₦200\.00 of your back of .+ at 2\.70 in .+ no longer waits\.$/),
  });
});

test('what the delay of a change matches is pushed; a new order shows it by itself', async () => {
  const context = await openBook({ inPlay: true });
  const pushed: string[][] = [];
  context.operator.sendPush = (_, { title, text }) => pushed.push([title, text]);
  const phone = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
  await context.app.call(subscribePush, phone, context.players.adaeze);
  context.book([[2.5, 100]], []);
  const bet = await context.place({ side: 'back', odds: 2.5, naira: 300 });
  context.advance({ advance: '5s' });
  expect(await context.told(bet)).toBe('100/200/0/0 part-matched');
  expect(pushed).toEqual([]);
  await context.change(bet, 2.4, undefined);
  context.book([[2.4, 1_000]], []);
  context.advance({ advance: '5s' });
  expect(await context.told(bet)).toBe('300/0/0/0 matched');
  expect(pushed).toEqual([['Order matched', expect.stringMatching(/^₦200\.00 on /)]]);
});

test('a smaller stake needs no delay in play', async () => {
  const context = await openBook({ inPlay: true });
  const bet = await context.place({ side: 'back', odds: 2.5, naira: 300 });
  context.advance({ advance: '5s' });
  await context.change(bet, undefined, 200);
  expect(await context.told(bet)).toBe('0/200/0/0 unmatched');
});

test.each(['as the market opens', 'suspended', 'settled'])(
  'a runner withdrawn while its order is in the delay of a change is void at the end of it, %s',
  async (end) => {
    const context = await openBook({ inPlay: true });
    const { marketId } = context;
    context.book([[2.5, 100]], []);
    const bet = await context.place({ side: 'back', odds: 2.5, naira: 300 });
    context.advance({ advance: '5s' });
    await context.change(bet, 2.6, undefined);
    context.control.run('withdraw', { marketId, runnerId: 'home', factor: 25 });
    expect(await context.told(bet)).toBe('100/200/0/0 delayed');
    if (end === 'suspended') context.control.run('market', { marketId, status: 'suspended' });
    if (end !== 'settled') context.advance({ advance: '5s' });
    const result = { kind: 'winner', runnerId: 'away' } as const;
    context.control.run('settle', { marketId, result });
    expect(await context.told(bet)).toBe('100/0/200/0 void');
    expect(context.operator.db.bets.get(bet.betId)).toMatchObject({ resultKobo: 0, isOpen: false });
    expect(await context.exposure()).toBe(0);
  },
);
