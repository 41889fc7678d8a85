import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTicks } from '../../../src/domain/market/ladder.ts';
import { marketNow } from '../fixtures.ts';
import { openBook } from './testBook.ts';

const anyOrder = fc.record({
  inMs: fc.integer({ min: 1, max: 20_000 }),
  do: fc.constantFrom('place', 'place', 'place', 'change', 'cancel'),
  by: fc.constantFrom('adaeze' as const, 'emeka' as const),
  side: fc.constantFrom('back' as const, 'lay' as const),
  runnerId: fc.constantFrom('home', 'draw', 'away'),
  ticks: fc.integer({ min: -3, max: 3 }),
  naira: fc.integer({ min: 100, max: 20_000 }),
  rest: fc.constantFrom('fill' as const, 'lapse' as const, 'keep' as const),
  pick: fc.nat(),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

/** Plays the orders in a world of its own; the clock goes from one to the next in so many steps. */
async function play(orders: AnyOrder[], inPlay: boolean, steps: number) {
  const context = await openBook({ isWorlds: true, inPlay });
  const { operator, marketId } = context;
  const wait = (ms: number) => {
    const step = Math.floor(ms / steps);
    for (let done = 1; done < steps; done++) context.advance({ advance: step });
    context.advance({ advance: ms - step * (steps - 1) });
  };
  for (const order of orders) {
    wait(order.inMs);
    const open = operator.db.bets.all().filter(({ waitsIn }) => waitsIn === marketId);
    const picked = open[order.pick % Math.max(1, open.length)];
    const market = marketNow(operator, marketId, operator.clock.now());
    const runner = market?.runners.find(({ runnerId }) => runnerId === order.runnerId);
    const best = runner?.[order.side][0]?.[0];
    // The rules may refuse any of it, alike in each world.
    if (order.do === 'place' && best !== undefined) {
      const { by, side, runnerId, naira, rest } = order;
      const odds = moveTicks(best, order.ticks) / 100;
      await context.tryPlace({ by, side, runnerId, naira, rest, odds });
    }
    if (order.do === 'change' && picked) {
      await context.changeAny(picked, moveTicks(picked.askedHundredths, order.ticks));
    }
    if (order.do === 'cancel' && picked) await context.cancelAny(picked);
  }
  wait(10 * 60_000);
  return context.control.run('snapshot', {});
}

const hash = (snapshot: unknown) =>
  createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');

test.each([
  ['before the start', false],
  ['in play', true],
])('two worlds given the same orders agree, and so do jumps and steps, %s', async (_, inPlay) => {
  const sizes = { minLength: 25, maxLength: 25 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, sizes), async (orders) => {
      const [one, other, stepped] = [
        await play(orders, inPlay, 1),
        await play(orders, inPlay, 1),
        await play(orders, inPlay, 5),
      ];
      expect(one.database.rows['bets']?.some(({ fills }) => String(fills) !== '')).toBe(true);
      expect(hash(other)).toBe(hash(one));
      expect(stepped.database).toEqual(one.database);
      expect(hash(stepped)).toBe(hash(one));
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
