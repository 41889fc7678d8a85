import { expect, test } from 'vitest';
import type { Market } from '../../src/contract/betting/market.ts';
import { isOnLadder } from '../../src/domain/market/ladder.ts';
import { unit } from './chance/hash.ts';
import type { Game } from './game.ts';
import { gamesOfDays } from './testDays.ts';

const HOUR_MS = 3_600_000;

/** A market as a bettor sees it at an instant: each runner's chance by the middle of its prices. */
interface Shown {
  id: string;
  market: Market;
  chances: Map<string, number>;
}

/** The exchange's open markets with decimal odds. */
function shownAt(game: Game, at: number): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const living of game.markets().values()) {
    const market = living.isShownAt(at) ? living.at(at) : undefined;
    if (market?.status !== 'open' || ['fancy', 'bookmaker'].includes(market.kind)) continue;
    const id = market.marketId.slice(game.fixture.gameId.length + 1);
    const chances = new Map(
      market.runners.map(({ runnerId, back: [back], lay: [lay] }) => {
        // An end of the ladder is left out by its other side.
        const [least, most] = [lay ? 100 / lay[0] : 0, back ? 100 / back[0] : 1];
        return [runnerId, (least + most) / 2];
      }),
    );
    shown.set(id, { id, market, chances });
  }
  return shown;
}

/** Three moments of a match: on the day, and twice in play. */
const seen = [...gamesOfDays()].flatMap((game, day) => {
  const { startsAt } = game.fixture;
  const length = game.endsAt - startsAt;
  return [
    startsAt - HOUR_MS,
    ...[1, 2].map((half) => startsAt + ((half - unit(day, half)) * length) / 2),
  ].map((at) => ({ game, at: Math.round(at), shown: shownAt(game, Math.round(at)) }));
});

test('nobody can back or lay all runners of a market at a profit, before a match or in play', () => {
  let count = 0;
  for (const { shown } of seen) {
    for (const { id, market } of shown.values()) {
      const prices = (side: 'back' | 'lay') => market.runners.map((runner) => runner[side][0]?.[0]);
      const book = (side: 'back' | 'lay') =>
        prices(side).reduce(
          (sum: number, odds) => sum + (odds === undefined ? Number.NaN : 10_000 / odds),
          0,
        );
      const [backed, laid] = [book('back'), book('lay')];
      if (!Number.isNaN(backed))
        expect(backed, `${id} ${market.marketId}`).toBeGreaterThanOrEqual(100);
      if (!Number.isNaN(laid)) expect(laid, market.marketId).toBeLessThanOrEqual(100);
      for (const { back, lay } of market.runners) {
        expect(back[0]?.[0] ?? 0).toBeLessThan(lay[0]?.[0] ?? Number.POSITIVE_INFINITY);
        expect([...back, ...lay].every(([odds]) => isOnLadder(odds))).toBe(true);
      }
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(3000);
});

type Sum = readonly [market: string, ...runners: string[]];
/** Chances that two markets of a match tell alike. */
const ALIKE: readonly (readonly [Sum, Sum])[] = [
  [
    ['mo', 'home'],
    ['cs', '1-0', '2-0', '2-1', '3-0', '3-1', '3-2', 'other-home'],
  ],
  [
    ['mo', 'home'],
    ['htft', 'home-home', 'draw-home', 'away-home'],
  ],
  [
    ['ht', 'draw'],
    ['htft', 'draw-home', 'draw-draw', 'draw-away'],
  ],
  [
    ['ou05', 'under'],
    ['cs', '0-0'],
  ],
  [
    ['ou15', 'under'],
    ['cs', '0-0', '1-0', '0-1'],
  ],
  [
    ['mo', 'home'],
    ['sb', '2-0', '2-1'],
  ],
  [
    ['mo', 'home'],
    ['set3', 'home'],
  ],
];

test('the markets of one match agree in what they show, before it and in play', () => {
  let count = 0;
  for (const { game, at, shown } of seen) {
    for (const pair of ALIKE) {
      const [one, other] = pair.map(([id, ...runners]) => {
        const chances = shown.get(id)?.chances;
        return runners.reduce((sum, runner) => sum + (chances?.get(runner) ?? Number.NaN), 0);
      });
      if (Number.isNaN(one) || Number.isNaN(other)) continue;
      const name = `${game.fixture.gameId} ${at} ${pair.join(' = ')}: ${one} ${other}`;
      expect(Math.abs((one ?? 0) - (other ?? 0)), name).toBeLessThan(0.025);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(200);
});

test('the higher a line, the less likely it is passed', () => {
  let count = 0;
  for (const { shown } of seen) {
    for (const lines of [/^ou(\d+)5$/, /^games(\d+)5$/]) {
      const overs = [...shown.values()]
        .flatMap(({ id, chances }) => {
          const line = lines.exec(id)?.[1];
          return line === undefined
            ? []
            : [[Number(line), chances.get('over') ?? Number.NaN] as const];
        })
        .toSorted(([one], [other]) => one - other);
      for (const [index, [, chance]] of overs.slice(1).entries()) {
        expect(chance).toBeLessThanOrEqual(overs[index]?.[1] ?? 0);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(300);
});

test('the sportsbook pays less than the exchange for the same, and not much less', () => {
  let count = 0;
  for (const { game, at, shown } of seen) {
    const odds = [...game.coupons().values()][0]?.at(at);
    const exchange = shown.get('mo');
    if (odds?.status !== 'open' || !exchange) continue;
    for (const { selectionId, odds: paid } of odds.selections) {
      const chance = exchange.chances.get(selectionId);
      if (paid === undefined || chance === undefined || chance < 0.05) continue;
      const name = `${odds.marketId} ${selectionId} ${at}: ${paid} for ${chance}`;
      expect(paid / 100, name).toBeLessThan(1.03 / chance);
      expect(paid / 100, name).toBeGreaterThan(0.8 / chance);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(700);
});
