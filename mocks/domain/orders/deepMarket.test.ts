import { expect, test } from 'vitest';
import type { GameChange } from '../../../src/contract/betting/stream.ts';
import type { Link } from '../../engine/realtime/link.ts';
import { openBook } from '../../hosts/testBook.ts';
import { createWorld } from '../../world/world.ts';

test('a market watched in depth tells every price, and what was matched at each', async () => {
  const desk = await openBook();
  const { gameId, marketId } = desk;
  const { stream } = desk.app.backend.realtime;
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
  expect(before?.traded?.length).toBeGreaterThan(3);
  const prices = before?.traded?.map(([price]) => price) ?? [];
  expect(prices).toEqual([...prices].sort((one, other) => other - one));
  expect(reply.markets[1]?.runners[0]?.traded).toBeUndefined();

  desk.book(
    [
      [2.5, 300],
      [2.48, 500],
      [2.46, 100],
      [2.44, 100],
      [2.42, 100],
    ],
    [],
  );
  await desk.place({ side: 'back', odds: 2.5, naira: 300 });
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

test('what the world has traded is the same asked for in steps, at once, or again', () => {
  const world = createWorld('oja');
  const at = Date.parse('2026-03-14T17:00:00Z');
  const marketId = world.events(at).find(({ inPlay }) => inPlay)?.matchOddsId ?? '';
  const told = (of: typeof world, when: number) =>
    JSON.stringify([...of.traded(marketId, when)].map(([id, sums]) => [id, [...sums]]));
  const steps = [0, 10, 60].map((seconds) => told(world, at + seconds * 1000));
  expect(new Set(steps).size).toBe(3);
  expect(told(createWorld('oja'), at + 60_000)).toBe(steps[2]);
  expect(told(world, at)).toBe(steps[0]);
});
