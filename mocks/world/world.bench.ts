import { bench } from 'vitest';
import { createWorld } from './world.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const QUOTES = 10_000;

const world = createWorld('oja');
const marketIds = world
  .events(NOON)
  .filter((event) => event.status === 'inplay')
  .flatMap((event) => world.event(event.gameId, NOON)?.markets ?? [])
  .filter((market) => market.status === 'open' || market.status === 'ball_running')
  .map((market) => market.marketId);

let second = 0;

bench('10,000 runner quotes in one tick', () => {
  const at = NOON + 1000 * ++second;
  for (let quotes = 0; quotes < QUOTES; ) {
    for (const marketId of marketIds) {
      quotes += world.market(marketId, at)?.runners.length ?? 0;
    }
  }
});

bench('the list of events', () => {
  world.events(NOON + 1000 * ++second);
});
