import { expect, test } from 'vitest';
import { ticksBetween } from '../../src/domain/market/ladder.ts';
import { sideCode } from '../../src/domain/market/sides.ts';
import { mix } from './chance/hash.ts';
import type { Game, Incident } from './game.ts';
import { gamesOfDays } from './testDays.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** The lowest price; a bookmaker's lowest rate is below it. */
const LOWEST = 101;
const HIGHEST = 1000_00;

interface Seen {
  status: string;
  /** What backing each side pays, where it is offered. */
  home: number | undefined;
  away: number | undefined;
}

/** The winner of a match as the exchange, the bookmaker and the sportsbook have it at an instant. */
const HOUSES: Record<string, (game: Game, at: number) => Seen> = {
  exchange: ({ matchOdds }, at) => ofMarket(matchOdds, at),
  bookmaker: ({ fixture, markets }, at) => ofMarket(markets().get(`${fixture.gameId}:bm`), at),
  sportsbook({ coupons }, at) {
    const market = [...coupons().values()][0]?.at(at);
    const odds = (id: string) =>
      market?.selections.find(({ selectionId }) => selectionId === id)?.odds;
    return { status: market?.status ?? '', home: odds('home'), away: odds('away') };
  },
};

function ofMarket(of: Game['matchOdds'] | undefined, at: number): Seen {
  const market = of?.at(at);
  const best = (runner: string) =>
    market?.runners.find(({ runnerId }) => runnerId === runner)?.back[0]?.[0];
  return { status: market?.status ?? '', home: best('home'), away: best('away') };
}

/** The winner once it is open again, within three minutes. */
function openAfter(see: (game: Game, at: number) => Seen, game: Game, from: number) {
  for (let second = 1; second < 180; second += 3) {
    const seen = see(game, from + second * SECOND_MS);
    if (seen.status === 'open') return seen;
  }
  return undefined;
}

/** Goals, runs and wickets, or sets by an instant, home first. */
function lineAt(game: Game, at: number): string {
  return (
    game
      .scores()
      .findLast((step) => step.at <= at)
      ?.score().line ?? ''
  );
}

/** Whom a goal, a wicket or a set helps. */
function helped(game: Game, { at, what }: Incident): 'home' | 'away' | undefined {
  if (what === 'wicket') {
    const { home, away } = game.fixture;
    const batting = lineAt(game, at + SECOND_MS)
      .split(' · ')
      .at(-1)
      ?.slice(0, 3);
    const names = [home, away].map(sideCode);
    if (names[0] === names[1]) return undefined;
    return batting === names[0] ? 'away' : 'home';
  }
  const pairs = (line: string) =>
    line
      .split(' ')
      .map((pair) => pair.split('–').map(Number))
      .filter((pair) => pair.length === 2);
  if (what === 'set') {
    // The games that won it may be those of the set that is told last but one.
    const [one = 0, other = 0] =
      pairs(lineAt(game, at + SECOND_MS))
        .filter(([home = 0, away = 0]) => Math.max(home, away) > 5)
        .at(-1) ?? [];
    return one > other ? 'home' : 'away';
  }
  const [[home = 0, away = 0] = []] = pairs(lineAt(game, at + SECOND_MS));
  const [[homeBefore = 0, awayBefore = 0] = []] = pairs(lineAt(game, at - SECOND_MS));
  return home > homeBefore ? 'home' : away > awayBefore ? 'away' : undefined;
}

const NEWS = ['goal', 'wicket', 'set'];
/** Some of what happens in a match of each of 200 days, the sports and three worlds by turns. */
function happened(choice: Parameters<typeof gamesOfDays>[0], most: number) {
  return [...gamesOfDays(choice)].flatMap((game, day) => {
    const all = game.incidents().filter(({ what }) => NEWS.includes(what));
    const first = mix(game.fixture.key, day) % Math.max(1, all.length);
    return [...all, ...all].slice(first, first + Math.min(most, all.length)).map((incident) => ({
      game,
      incident,
    }));
  });
}
const inMatches = happened({}, 2);
// Only leading matches have a bookmaker, who leaves the outsider unpriced.
const inLeading = happened({ counts: ({ competition }) => competition.isLeading }, 4);

test.each(Object.keys(HOUSES))(
  'a goal, wicket or set suspends the %s, then the price follows it, on 200 days',
  (operator) => {
    const see = HOUSES[operator];
    if (!see) throw new Error(operator);
    const followed = new Map<string, number>();
    for (const { game, incident } of operator === 'bookmaker' ? inLeading : inMatches) {
      const { at, what } = incident;
      const before = see(game, at - SECOND_MS);
      if (before.status !== 'open' && before.status !== 'ball_running') continue;
      const name = `${game.fixture.gameId} ${what} ${at}`;
      expect(see(game, at).status, name).toMatch(/suspended|closed/);
      const side = helped(game, incident);
      const again = openAfter(see, game, at);
      const [old, now] = [side && before[side], side && again?.[side]];
      // Who is nearly beaten stays at the top of the ladder, and who has as good as won at its foot.
      if (old === undefined || now === undefined || old === HIGHEST || old <= LOWEST) continue;
      // A set is often as good as won before its last point.
      if (what === 'set') expect(ticksBetween(old, now), name).toBeLessThanOrEqual(2);
      else expect(now, name).toBeLessThan(old);
      followed.set(what, (followed.get(what) ?? 0) + 1);
    }
    const count = (what: string) => followed.get(what) ?? 0;
    expect(count('goal')).toBeGreaterThan(operator === 'bookmaker' ? 10 : 60);
    expect(count('wicket')).toBeGreaterThan(operator === 'bookmaker' ? 30 : 80);
  },
);

test('before a match its price moves with news: within minutes, and hardly for hours', () => {
  let still = 0;
  let moved = 0;
  for (const { fixture, matchOdds } of gamesOfDays()) {
    const back = (hours: number) =>
      matchOdds.at(fixture.startsAt - hours * 60 * MINUTE_MS)?.runners[0]?.back[0]?.[0] ?? 0;
    const prices = Array.from({ length: 48 }, (_, half) => back(24 - half / 2));
    if (Math.min(...prices) === 0) continue;
    const steps = prices.slice(1).map((price, index) => {
      return Math.abs(ticksBetween(prices[index] ?? price, price));
    });
    still += steps.filter((ticks) => ticks < 3).length / steps.length;
    if (ticksBetween(Math.min(...prices), Math.max(...prices)) > 2) moved += 1;
  }
  expect(moved).toBeGreaterThan(150);
  expect(still).toBeGreaterThan(120);
});
