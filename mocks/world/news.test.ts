import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { gamesOfDays } from './testDays.ts';

const SECOND_MS = 1000;
const HIGHEST = 1000_00;

/** Of 200 days that three worlds share, every ninth; leading matches have a bookmaker. */
const games = [
  ...gamesOfDays({ sports: [1], every: 9, counts: ({ competition }) => competition.isLeading }),
];

interface Seen {
  status: string;
  /** What backing each side pays, where it is offered. */
  home: number | undefined;
  away: number | undefined;
}

/** The winner of a match as the exchange, the bookmaker and the sportsbook have it at an instant. */
const HOUSES: Record<string, (game: Game, at: number) => Seen> = {
  exchange: (game, at) => ofMarket(game, 'mo', at),
  bookmaker: (game, at) => ofMarket(game, 'bm', at),
  sportsbook({ fixture, coupons }, at) {
    const market = coupons().get(`${fixture.gameId}:f-1x2`)?.at(at);
    const odds = (id: string) =>
      market?.selections.find(({ selectionId }) => selectionId === id)?.odds;
    return { status: market?.status ?? '', home: odds('home'), away: odds('away') };
  },
};

function ofMarket({ fixture, markets }: Game, id: string, at: number): Seen {
  const market = markets().get(`${fixture.gameId}:${id}`)?.at(at);
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

test.each(Object.keys(HOUSES))('a goal suspends the %s, then the price follows it', (house) => {
  const see = HOUSES[house];
  if (!see) throw new Error(house);
  let followed = 0;
  for (const game of games) {
    const scores = game.scores().map(({ at, score }) => ({ at, line: score().line }));
    for (const { at, what } of game.incidents()) {
      if (what !== 'goal') continue;
      const before = see(game, at - SECOND_MS);
      if (before.status !== 'open') continue;
      expect(see(game, at).status, `${game.fixture.gameId} ${at}`).toBe('suspended');
      const again = openAfter(see, game, at);
      const line = (when: number) => scores.findLast((one) => one.at <= when)?.line ?? '';
      const [home = 0, away = 0] = line(at + SECOND_MS)
        .split('–')
        .map(Number);
      const [homeBefore = 0, awayBefore = 0] = line(at - SECOND_MS)
        .split('–')
        .map(Number);
      const side = home > homeBefore ? 'home' : away > awayBefore ? 'away' : undefined;
      const [old, now] = [side && before[side], side && again?.[side]];
      // Who is nearly beaten stays at the top of the ladder.
      if (old === undefined || now === undefined || old === HIGHEST) continue;
      expect(now, `${game.fixture.gameId} ${at}`).toBeLessThan(old);
      followed += 1;
    }
  }
  expect(followed).toBeGreaterThan(5);
});
