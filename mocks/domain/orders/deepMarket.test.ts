import { expect, test } from 'vitest';
import type { GameChange } from '../../../src/contract/betting/stream.ts';
import type { Link } from '../../engine/realtime/link.ts';
import { createWorld } from '../../world/world.ts';
import { marketNow } from '../fixtures.ts';
import { deepMarket } from './deepMarket.ts';
import { openBook } from './testBook.ts';

test('a market watched in depth tells every price, and what was matched at each', async () => {
  const context = await openBook();
  const { gameId, marketId } = context;
  const { stream } = context.app.backend.realtime;
  const sent: GameChange[] = [];
  const link: Link = {
    linkId: 'watcher',
    send: (event, payload) => event === 'market:change' && sent.push(payload as GameChange),
    onAsked: () => undefined,
    onClosed: () => undefined,
    drop: () => undefined,
    kick: () => undefined,
  };
  const reply = stream.watch(link, { gameId, mode: 'full', deep: [marketId, 'other:mo'] });
  if (reply.kind !== 'snapshot') throw new Error(reply.kind);
  const before = reply.markets[0]?.runners[0];
  expect(before?.traded?.length).toBeGreaterThan(2);
  const prices = before?.traded?.map(([price]) => price) ?? [];
  expect(prices).toEqual([...prices].sort((one, other) => other - one));
  expect(reply.markets[1]?.runners[0]?.traded).toBeUndefined();

  context.book(
    [
      [2.5, 300],
      [2.48, 500],
      [2.46, 100],
      [2.44, 100],
      [2.42, 100],
    ],
    [],
  );
  await context.place({ side: 'back', odds: 2.5, naira: 300 });
  stream.step('full');
  const [change] = sent.at(-1)?.markets[0]?.r ?? [];
  expect(change?.[1]).toEqual([
    [2.48, 500],
    [2.46, 100],
    [2.44, 100],
    [2.42, 100],
  ]);
  const was = before?.traded?.find(([price]) => price === 2_50)?.[1] ?? 0;
  expect(change?.[4]).toEqual([[2.5, (was + 300_00) / 100]]);
});

test('an order goes as deep as its limit, and the matched total grows by it', async () => {
  const context = await openBook({ isWorlds: true });
  const { operator, marketId } = context;
  const now = () => deepMarket(operator, marketId, operator.clock.now());
  const columnNow = () => now()?.runners.find(({ runnerId }) => runnerId === 'home')?.back ?? [];
  const tradedNow = () =>
    now()?.runners.flatMap(({ traded = [] }) => traded.map(([, kobo]) => kobo)) ?? [];
  const sumOf = (kobo: number[]) => kobo.reduce((sum, one) => sum + one, 0);
  context.control.run('adjust', { who: 'adaeze', naira: 10_000_000 });
  const before = columnNow();
  expect(before.length).toBeGreaterThan(10);
  const six = before.slice(0, 6);
  const naira = sumOf(six.map(([, kobo]) => kobo)) / 100;
  const matched = now()?.matched ?? 0;
  const { stakeMatched } = await context.place({
    ...{ side: 'back', odds: (six[5]?.[0] ?? 0) / 100, naira: Math.min(naira, 500_000) },
  });
  expect(stakeMatched).toBe(Math.min(naira, 500_000) * 100);
  const taken = sumOf(before.map(([, kobo]) => kobo)) - sumOf(columnNow().map(([, kobo]) => kobo));
  expect(taken).toBe(stakeMatched);
  expect(now()?.matched).toBe(matched + stakeMatched);
  expect(sumOf(tradedNow())).toBe(now()?.matched);
  expect(marketNow(operator, marketId, operator.clock.now())?.runners[0]?.back).toHaveLength(3);
});

test('what the world has traded is the same asked for in steps, at once, or again', () => {
  const world = createWorld('oja');
  const at = Date.parse('2026-03-14T17:00:00Z');
  const marketId = world.events(at).find(({ inPlay }) => inPlay)?.matchOddsId ?? '';
  const told = (of: typeof world, when: number) =>
    JSON.stringify([...of.traded(marketId, when)].map(([id, sums]) => [id, [...sums]]));
  const steps = [0, 300, 3600].map((seconds) => told(world, at + seconds * 1000));
  expect(new Set(steps).size).toBe(3);
  expect(told(createWorld('oja'), at + 3_600_000)).toBe(steps[2]);
  expect(told(world, at)).toBe(steps[0]);
});
