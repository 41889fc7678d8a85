import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { lagosClock, lagosDay } from '../../../src/domain/time/lagosTime.ts';
import { createWorld } from '../world.ts';

const MINUTE_MS = 60_000;
const LETTERS = { 1: 'S', 2: 'T', 4: 'C' };

/** `2026-11-21T15:00+01:00 oja`: an hour of a world, what is in play in it minute by minute. */
export function printHour([from = '2026-11-21T15:00+01:00', seed = 'oja']: string[]): void {
  const start = Date.parse(from);
  const world = createWorld(seed);
  for (let minute = 0; minute < 60; minute++) {
    const at = start + minute * MINUTE_MS;
    const live = world.events(at, ({ startsAt }) => startsAt <= at).filter(({ inPlay }) => inPlay);
    process.stdout.write(`\n${lagosDay(at)} ${lagosClock(at)}, ${live.length} in play\n`);
    for (const event of live)
      process.stdout.write(`${line(event, world.market(event.matchOddsId ?? '', at))}\n`);
  }
}

function line(event: SportEvent, market: { matched: number } | undefined): string {
  const { sportId, competition, name, score, runners, matchOddsStatus } = event;
  const prices = runners.map(({ back, lay }) => `${price(back)}/${price(lay)}`).join(' ');
  const matched = Math.round((market?.matched ?? 0) / 100_000);
  return [
    LETTERS[sportId],
    competition.padEnd(28).slice(0, 28),
    name.padEnd(44).slice(0, 44),
    `${score?.line ?? ''} ${score?.detail ?? ''}`.padEnd(44).slice(0, 44),
    `${matched}k`.padStart(8),
    matchOddsStatus === 'open' ? prices : matchOddsStatus,
  ].join(' ');
}

function price(odds: number | undefined): string {
  return odds === undefined ? '–' : (odds / 100).toFixed(2);
}
