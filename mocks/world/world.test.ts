import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Market, SportEvent } from '../../src/contract/betting/market.ts';
import { isOnLadder } from '../../src/domain/market/ladder.ts';
import { canMarketBecome } from '../../src/domain/market/marketState.ts';
import { priceScale } from '../../src/domain/market/priceScale.ts';
import { fixturesOn } from './calendar/days.ts';
import { textKey } from './chance/hash.ts';
import { createWorld } from './world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const world = createWorld('oja');

// One match of each kind that ends on the day: cricket of both formats, a leading and a plain soccer match, tennis.
const TODAY = fixturesOn(textKey('oja'), NOON).filter(
  ({ startsAt }) => startsAt > NOON - 3 * HOUR_MS,
);
const GAMES = [
  TODAY.find(({ competition }) => competition.overs === 20),
  TODAY.find(({ competition }) => competition.overs === 50),
  TODAY.find(({ sportId, competition }) => sportId === 1 && competition.isLeading),
  TODAY.find(({ sportId, competition }) => sportId === 1 && !competition.isLeading),
  TODAY.find(({ sportId }) => sportId === 2),
].flatMap((fixture) => fixture?.gameId ?? []);
const game = fc.constantFrom(...GAMES);
/** From the day before the start to after the last settlement. */
const sinceStart = fc.oneof(
  fc.integer({ min: -DAY_MS, max: 0 }),
  fc.integer({ min: 0, max: 3 * HOUR_MS }),
  fc.integer({ min: 0, max: 10 * HOUR_MS }),
);

function startOf(gameId: string): number {
  const found = world.event(gameId, NOON);
  if (!found) throw new Error(`No game ${gameId}`);
  return found.event.startsAt;
}

function marketsAt(gameId: string, at: number): Map<string, Market> {
  const markets = world.event(gameId, at)?.markets ?? [];
  return new Map(markets.map((market) => [market.marketId, market]));
}

describe('the seed and the instant alone decide', () => {
  test('the same seed gives the same day', () => {
    expect(createWorld('oja').events(NOON)).toEqual(world.events(NOON));
  });

  test('a list is worked out match by match, and only once', () => {
    const prepared = createWorld('oja');
    const steps = () => [...prepared.prepare(NOON)].length;
    expect(steps()).toBeGreaterThan(world.events(NOON).length);
    expect(steps()).toBeLessThan(10);
    expect(prepared.events(NOON)).toEqual(world.events(NOON));
  });

  test('another seed gives another day', () => {
    const scores = (seed: string) =>
      createWorld(seed)
        .events(NOON)
        .filter((event) => event.inPlay)
        .map((event) => `${event.name} ${event.score?.line}`);
    const ours = scores('oja');
    expect(scores('harmattan').filter((score) => ours.includes(score))).toEqual([]);
  });

  test('a world asked for the first time now says what one that lived all day says', () => {
    const lived = createWorld('oja');
    for (let hour = 0; hour < 24; hour++) lived.events(NOON - DAY_MS + hour * HOUR_MS);
    for (const gameId of GAMES) {
      for (let at = NOON - DAY_MS; at < NOON; at += HOUR_MS) lived.event(gameId, at);
      expect(lived.event(gameId, NOON)).toEqual(createWorld('oja').event(gameId, NOON));
    }
  });

  test('a list says what each match says at that instant, whichever instants were asked for before', () => {
    const asked = createWorld('oja');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 4 }), (times) => {
        for (const time of times) {
          for (const event of asked.events(NOON + time, ({ sportId }) => sportId === 2)) {
            const { score, ...rest } = asked.event(event.gameId, NOON + time)?.event ?? event;
            expect(event).toMatchObject(rest);
            expect(event.score?.line).toBe(score?.line);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  test('jump is step: between one change and the next nothing differs', () => {
    fc.assert(
      fc.property(
        game,
        sinceStart,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (id, since, part) => {
          let at = startOf(id) + since;
          for (let step = 0; step < 12; step++) {
            const next = world.nextChange(id, at);
            expect(next).toBeGreaterThan(at);
            const last = Number.isFinite(next) ? next - 1 : at + DAY_MS;
            const between = at + Math.floor((last - at) * part);
            const now = world.event(id, at);
            expect(world.event(id, between)).toEqual(now);
            expect(world.event(id, last)).toEqual(now);
            if (!Number.isFinite(next)) break;
            at = next;
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the list', () => {
  test.each([0, 5, 11, 17, 23])(
    'at %i hours after noon shows each sport live and to come',
    (hour) => {
      const events = world.events(NOON + hour * HOUR_MS);
      const count = (sportId: number, status: string) =>
        events.filter((event) => event.sportId === sportId && event.status === status).length;
      for (const sportId of [4, 1, 2]) {
        expect(count(sportId, 'inplay')).toBeGreaterThanOrEqual(1);
        expect(count(sportId, 'upcoming')).toBeGreaterThanOrEqual(10);
        expect(count(sportId, 'finished')).toBeGreaterThan(0);
      }
    },
  );

  test('is in play first, then upcoming, then finished, each by start', () => {
    const order = ['inplay', 'upcoming', 'finished'];
    const keys = world
      .events(NOON)
      .map(({ status, startsAt }) => order.indexOf(status) * 1e14 + startsAt);
    expect(keys).toEqual([...keys].sort((one, other) => one - other));
  });

  test('is what the contract says, to the wire and back', () => {
    for (const event of world.events(NOON)) {
      expect(z.decode(SportEvent, z.encode(SportEvent, event))).toEqual(event);
    }
  });

  test('agrees with the page of each match in play', () => {
    for (const event of world.events(NOON).filter(({ inPlay }) => inPlay)) {
      const page = world.event(event.gameId, NOON);
      expect(page?.event).toMatchObject(event);
      expect(page?.markets[0]).toMatchObject({ kind: 'match_odds', matched: event.matched });
      expect(event.hasFancy).toBe(page?.markets.some(({ kind }) => kind === 'fancy'));
      expect(event.hasBookmaker).toBe(page?.markets.some(({ kind }) => kind === 'bookmaker'));
    }
  });
  test('leaves to that page who is in, the sets and the cards', () => {
    const inPlay = world.events(NOON).filter(({ inPlay }) => inPlay);
    const keys = inPlay.flatMap(({ gameId }) =>
      Object.keys(world.event(gameId, NOON)?.event.score ?? {}),
    );
    expect(keys).toEqual(
      expect.arrayContaining(['batters', 'bowler', 'sets', 'points', 'serving', 'redCards']),
    );
    for (const { score } of inPlay) {
      expect(['line', 'detail', 'recent']).toEqual(
        expect.arrayContaining(Object.keys(score ?? {})),
      );
    }
  });
});

describe('a market', () => {
  test('is what the contract says, to the wire and back', () => {
    fc.assert(
      fc.property(game, sinceStart, (id, since) => {
        for (const market of marketsAt(id, startOf(id) + since).values()) {
          expect(z.decode(Market, z.encode(Market, market))).toEqual(market);
          expect(world.market(market.marketId, startOf(id) + since)).toEqual(market);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('stands on the ladder where it is decimal, and backs below lays', () => {
    fc.assert(
      fc.property(game, sinceStart, (id, since) => {
        for (const market of marketsAt(id, startOf(id) + since).values()) {
          for (const { back, lay, line } of market.runners) {
            const prices = [...back, ...lay].map(([price]) => price);
            if (priceScale(market.kind) === 'decimal') {
              expect(prices.filter((price) => !isOnLadder(price))).toEqual([]);
            }
            const [backed, laid] = [back[0]?.[0], lay[0]?.[0]];
            if (backed === undefined || laid === undefined) continue;
            const isSplit = line !== undefined && line.no < line.yes;
            expect(isSplit ? backed <= laid : backed < laid, market.marketId).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('only ever raises its version and its matched total, and changes with no old version', () => {
    fc.assert(
      fc.property(game, sinceStart, fc.nat(600_000), (id, since, later) => {
        const at = startOf(id) + since;
        const after = marketsAt(id, at + later);
        for (const [marketId, before] of marketsAt(id, at)) {
          const market = after.get(marketId);
          if (!market) continue;
          expect(market.version).toBeGreaterThanOrEqual(before.version);
          expect(market.matched).toBeGreaterThanOrEqual(before.matched);
          if (market.version === before.version) {
            expect(market.runners).toEqual(before.runners);
            expect(market.status).toBe(before.status);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('takes bets only with prices, and has a delay only in play', () => {
    fc.assert(
      fc.property(game, sinceStart, (id, since) => {
        const at = startOf(id) + since;
        const event = world.event(id, at)?.event;
        for (const market of marketsAt(id, at).values()) {
          expect(market.inPlay).toBe(event?.inPlay);
          expect(market.delaySeconds > 0).toBe(market.inPlay);
          const offers = market.runners.some(({ back, lay }) => back.length + lay.length > 0);
          const isPriced = market.status === 'open' || market.status === 'ball_running';
          // A bookmaker offers nothing on a match that is as good as won.
          if (market.kind === 'bookmaker' && isPriced) continue;
          expect(offers, `${market.marketId} ${market.status}`).toBe(isPriced);
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each(GAMES)('of %s lives by the states allowed, and ends settled or void', (id) => {
    const lives = new Map<string, string[]>();
    let at = startOf(id) - 40 * 60_000;
    while (Number.isFinite(at)) {
      for (const { marketId, status } of marketsAt(id, at).values()) {
        const life = lives.get(marketId) ?? [];
        if (life.at(-1) !== status) life.push(status);
        lives.set(marketId, life);
      }
      at = nextStatusChange(id, at);
    }
    for (const [marketId, life] of lives) {
      expect(life.at(-1), marketId).toMatch(/settled|void/);
      const result = world.result(marketId, startOf(id) + DAY_MS);
      expect(result?.kind === 'void').toBe(life.at(-1) === 'void');
      life.slice(1).forEach((status, index) => {
        const before = Market.shape.status.parse(life[index]);
        expect(canMarketBecome(before, Market.shape.status.parse(status)), life.join()).toBe(true);
      });
    }
    expect(lives.size).toBeGreaterThan(3);
  });
});

/** Skips price ticks, of which there are thousands. */
function nextStatusChange(id: string, at: number): number {
  const statuses = () =>
    [...marketsAt(id, next).values()].map(({ marketId, status }) => `${marketId} ${status}`).join();
  let next = at;
  const now = statuses();
  do next = world.nextChange(id, next);
  while (Number.isFinite(next) && statuses() === now);
  return next;
}

test('no result is told before the market is settled', () => {
  fc.assert(
    fc.property(game, sinceStart, (id, since) => {
      const at = startOf(id) + since;
      for (const market of marketsAt(id, at).values()) {
        const isOver = market.status === 'settled' || market.status === 'void';
        const result = world.result(market.marketId, at);
        expect(result !== undefined).toBe(isOver);
        expect(result?.settledAt ?? at).toBeLessThanOrEqual(at);
        const winners = market.runners.filter(({ status }) => status === 'winner');
        if (result?.kind === 'winner') {
          expect(winners.map(({ runnerId }) => runnerId)).toEqual([result.runnerId]);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('the featured match has two hours of play left at any time of a week', () => {
  for (let at = NOON; at < NOON + 7 * DAY_MS; at += 20 * 60_000) {
    const gameId = world.featured(at);
    expect(world.event(gameId, at)?.event).toMatchObject({ sportId: 4, status: 'inplay' });
    expect(world.event(gameId, at + 2 * HOUR_MS)?.event.status).toBe('inplay');
    expect(world.scorecard(gameId, at)?.batting).toBeDefined();
  }
});

test('an incident stops the prices or ends the match', () => {
  for (const id of GAMES) {
    let incident = world.nextIncident(id, startOf(id));
    for (let count = 0; incident && count < 5; count++) {
      const page = world.event(id, incident.at);
      expect([page?.event.status, page?.event.matchOddsStatus]).toContainEqual(
        expect.stringMatching(/finished|suspended/),
      );
      incident = world.nextIncident(id, incident.at);
    }
  }
});

test.each(['c-20261121-999', 'nothing', ''])('there is nothing of a match %j', (gameId) => {
  expect(world.event(gameId, NOON)).toBeUndefined();
  expect(world.market(`${gameId}:mo`, NOON)).toBeUndefined();
  expect(world.result(`${gameId}:mo`, NOON)).toBeUndefined();
  expect(world.scorecard(gameId, NOON)).toBeUndefined();
  expect(world.nextChange(gameId, NOON)).toBe(Number.POSITIVE_INFINITY);
});
