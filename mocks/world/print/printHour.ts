import type { Market, SportEvent } from '../../../src/contract/betting/market.ts';
import { lagosClock, lagosDay } from '../../../src/domain/time/lagosTime.ts';
import { createWorld } from '../world.ts';

const MINUTE_MS = 60_000;
const LETTERS = { 1: 'S', 2: 'T', 4: 'C' };

/**
 * `2026-11-21T15:00+01:00 oja`: an hour of a world, what is in play in it minute by minute. A third word is a part
 * of a match's name: then only that match, with all its markets.
 */
export function printHour([from = '2026-11-21T15:00+01:00', seed = 'oja', part]: string[]): void {
  const start = Date.parse(from);
  const world = createWorld(seed);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  for (let minute = 0; minute < 60; minute++) {
    const at = start + minute * MINUTE_MS;
    const live = world.events(at, ({ startsAt }) => startsAt <= at).filter(({ inPlay }) => inPlay);
    print(`\n${lagosDay(at)} ${lagosClock(at)}, ${live.length} in play`);
    for (const event of live.filter(({ name }) => name.includes(part ?? ''))) {
      print(eventLine(event, world.market(event.matchOddsId ?? '', at)));
      if (part === undefined) continue;
      for (const market of world.event(event.gameId, at)?.markets ?? []) print(marketLine(market));
      for (const { name, status, selections } of world.coupons(event.gameId, at) ?? []) {
        const odds = selections.map((one) => `${one.name} ${price(one.odds)}`).join('  ');
        print(`    · ${name.padEnd(34)} ${status === 'open' ? odds : status}`);
      }
    }
  }
}

function eventLine(event: SportEvent, market: { matched: number } | undefined): string {
  const { sportId, competition, name, score, runners, matchOddsStatus } = event;
  const prices = runners.map(({ back, lay }) => `${price(back)}/${price(lay)}`).join(' ');
  return [
    LETTERS[sportId],
    competition.padEnd(28).slice(0, 28),
    name.padEnd(44).slice(0, 44),
    `${score?.line ?? ''} ${score?.detail ?? ''}`.padEnd(44).slice(0, 44),
    thousands(market?.matched ?? 0),
    matchOddsStatus === 'open' ? prices : matchOddsStatus,
  ].join(' ');
}

function marketLine({ name, status, matched, runners }: Market): string {
  const prices = runners.map(({ name: runner, back, lay, line }) => {
    const lines = line ? ` ${line.no}/${line.yes}` : '';
    return `${runner}${lines} ${price(back[0]?.[0])}/${price(lay[0]?.[0])}`;
  });
  return `    ${name.padEnd(34)} ${thousands(matched)} ${status === 'open' ? prices.join('  ') : status}`;
}

function thousands(kobo: number): string {
  return `${Math.round(kobo / 100_000)}k`.padStart(8);
}

function price(odds: number | undefined): string {
  return odds === undefined ? '–' : (odds / 100).toFixed(2);
}
