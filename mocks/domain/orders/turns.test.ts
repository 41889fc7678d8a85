import { expect, test } from 'vitest';
import { openBook } from '../../hosts/testBook.ts';

const hours = (count: number) => count * 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

test('at the turn in play what may lapse lapses, and what is kept waits on', async () => {
  const desk = await openBook();
  const lapsing = await desk.place({ side: 'back', odds: 3, naira: 300, rest: 'lapse' });
  const kept = await desk.place({ side: 'back', odds: 3, naira: 300, rest: 'keep' });
  desk.advance({ to: iso(desk.startsAt - 1) });
  expect(await desk.told(lapsing)).toBe('0/300/0/0 unmatched');
  desk.advance({ to: iso(desk.startsAt) });
  expect(await desk.told(lapsing)).toBe('0/0/0/300 lapsed');
  expect(await desk.told(kept)).toBe('0/300/0/0 unmatched');
  expect(await desk.exposure()).toBe(300);
});

test('a goal ends what may lapse', async () => {
  const desk = await openBook({ inPlay: true });
  const lapsing = await desk.place({ side: 'back', odds: 3, naira: 300, rest: 'lapse' });
  desk.advance({ advance: '5s' });
  expect(await desk.told(lapsing)).toBe('0/300/0/0 unmatched');
  desk.control.run('market', { marketId: desk.marketId, status: 'suspended', incident: true });
  expect(await desk.told(lapsing)).toBe('0/0/0/300 lapsed');
});

test('the goals of the world end what may lapse, at their instant', async () => {
  const desk = await openBook();
  const { world } = desk.house;
  desk.advance({ to: iso(desk.startsAt + 60_000) });
  let goal = world.nextIncident(desk.gameId, desk.startsAt);
  while (goal && goal.what !== 'goal') goal = world.nextIncident(desk.gameId, goal.at);
  if (!goal) throw new Error('A match without a goal: choose another');
  // A market may be suspended just now, so orders are placed when it is open.
  let at = goal.at - 30_000;
  while (world.market(desk.marketId, at)?.status !== 'open') at -= 10_000;
  desk.advance({ to: iso(at) });
  const lapsing = await desk.place({ side: 'back', odds: 990, naira: 100, rest: 'lapse' });
  const kept = await desk.place({ side: 'back', odds: 990, naira: 100, rest: 'keep' });
  desk.advance({ to: iso(goal.at - 1) });
  expect(await desk.told(lapsing)).toBe('0/100/0/0 unmatched');
  desk.advance({ to: iso(goal.at) });
  expect(await desk.told(lapsing)).toBe('0/0/0/100 lapsed');
  expect(await desk.told(kept)).toBe('0/100/0/0 unmatched');
});

test('in play an order waits its delay, and a suspension in it refuses the order', async () => {
  const desk = await openBook({ inPlay: true });
  const bet = await desk.place({ side: 'back', odds: 3, naira: 300 });
  expect(bet).toMatchObject({ state: 'delayed', stakeWaiting: 300_00 });
  await expect(desk.cancel(bet)).rejects.toThrow('still being placed');
  desk.advance({ advance: '5s' });
  expect(await desk.told(bet)).toBe('0/300/0/0 unmatched');

  const late = await desk.place({ side: 'back', odds: 3, naira: 300 });
  desk.control.run('market', { marketId: desk.marketId, status: 'suspended' });
  desk.advance({ advance: '5s' });
  expect(await desk.told(late)).toBe('0/0/0/0 rejected');
});

test('a suspended market matches nothing, lets cancel and lessen, and goes on when it opens', async () => {
  const desk = await openBook();
  const { marketId } = desk;
  const kept = await desk.place({ side: 'back', odds: 3, naira: 300 });
  const other = await desk.place({ side: 'back', odds: 3.1, naira: 300 });
  desk.control.run('market', { marketId, status: 'suspended' });
  desk.book([[3.1, 1_000]], []);
  expect(await desk.told(kept)).toBe('0/300/0/0 unmatched');
  expect((await desk.cancel(other)).cancelled).toBe(300_00);
  expect((await desk.change(kept, undefined, 200)).status).toBe(200);
  expect((await desk.change(kept, 3.05, undefined)).status).toBe(422);
  desk.control.run('market', { marketId, status: null });
  // The price had traded through it.
  expect(await desk.told(kept)).toBe('200/0/0/0 matched');
});

test('what waits when the market closes lapses, and the matched part is settled', async () => {
  const desk = await openBook();
  desk.book([[2.5, 300]], []);
  const part = await desk.place({ side: 'back', odds: 2.5, naira: 500 });
  const none = await desk.place({ side: 'back', odds: 900, naira: 100 });
  desk.control.run('market', { marketId: desk.marketId, status: 'closed' });
  expect(await desk.told(part)).toBe('300/0/0/200 matched');
  expect(await desk.told(none)).toBe('0/0/0/100 lapsed');
  const result = { kind: 'winner', runnerId: 'home' } as const;
  desk.control.run('settle', { marketId: desk.marketId, result });
  expect(await desk.told(part)).toBe('300/0/0/200 won');
  expect(desk.house.db.bets.get(part.betId)?.resultKobo).toBe(450_00);
});

test('the world’s own end of a market lapses what waits, long before it is settled', async () => {
  const desk = await openBook();
  const bet = await desk.place({ side: 'back', odds: 990, naira: 100 });
  desk.advance({ to: iso(desk.startsAt + hours(4)) });
  expect(await desk.told(bet)).toBe('0/0/0/100 lapsed');
  expect(await desk.exposure()).toBe(0);
});

test('a void market voids the matched part and lapses the rest', async () => {
  const desk = await openBook();
  desk.book([[2.5, 300]], []);
  const bet = await desk.place({ side: 'back', odds: 2.5, naira: 500 });
  const result = { kind: 'void', reason: 'Abandoned' } as const;
  desk.control.run('settle', { marketId: desk.marketId, result });
  expect(await desk.told(bet)).toBe('300/0/0/200 void');
  expect(await desk.exposure()).toBe(0);
});

test('a withdrawn runner voids and lapses its own, and reduces prices matched on the others', async () => {
  const desk = await openBook();
  desk.book([[8, 300]], []);
  const home = await desk.place({ side: 'back', odds: 8, naira: 300 });
  desk.book([[5, 100]], [], 'away');
  const away = await desk.place({ side: 'back', odds: 5, naira: 250, runnerId: 'away' });
  desk.control.run('withdraw', { marketId: desk.marketId, runnerId: 'away', factor: 25 });
  expect(await desk.told(away)).toBe('100/0/0/150 void');
  expect(desk.house.db.bets.get(home.betId)).toMatchObject({
    fills: [{ priceHundredths: 6_00, stakeKobo: 300_00 }],
    reductionBasisPoints: 25_00,
  });
  expect(await desk.refusal({ side: 'back', odds: 5, naira: 100, runnerId: 'away' })).toBe(
    'runner-removed',
  );
  const result = { kind: 'winner', runnerId: 'home' } as const;
  desk.control.run('settle', { marketId: desk.marketId, result });
  expect(await desk.told(away)).toBe('100/0/0/150 void');
  expect(desk.house.db.bets.get(home.betId)?.resultKobo).toBe(1_500_00);
});

test('a change of price in play waits the delay again; if it is refused, the rest is cancelled', async () => {
  const desk = await openBook({ inPlay: true });
  const { marketId } = desk;
  desk.book([[2.5, 100]], []);
  const bet = await desk.place({ side: 'back', odds: 2.5, naira: 300 });
  desk.advance({ advance: '5s' });
  expect(await desk.told(bet)).toBe('100/200/0/0 part-matched');
  await desk.change(bet, 2.6, undefined);
  expect(await desk.told(bet)).toBe('100/200/0/0 delayed');
  expect(await desk.exposure()).toBe(300);
  desk.advance({ advance: '5s' });
  expect(await desk.told(bet)).toBe('100/200/0/0 part-matched');

  await desk.change(bet, 2.7, undefined);
  desk.control.run('market', { marketId, status: 'suspended' });
  desk.advance({ advance: '5s' });
  expect(await desk.told(bet)).toBe('100/0/200/0 matched');
});

test('a smaller stake needs no delay in play', async () => {
  const desk = await openBook({ inPlay: true });
  const bet = await desk.place({ side: 'back', odds: 2.5, naira: 300 });
  desk.advance({ advance: '5s' });
  await desk.change(bet, undefined, 200);
  expect(await desk.told(bet)).toBe('0/200/0/0 unmatched');
});
