import { expect, test } from 'vitest';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import { createWorld, type World } from '../world.ts';
import { fateOf } from './fate.ts';
import { playSoccer } from './play.ts';

const DAY_MS = 24 * 3_600_000;
const FROM = Date.parse('2026-02-01T12:00:00Z');
const SEED = 'oja';

const DAYS = 500;

/** Matches that were not played out. */
const calledOff: Fixture[] = Array.from({ length: DAYS }, (_, day) =>
  fixturesOn(textKey(SEED), FROM + day * DAY_MS).filter(
    (fixture) => fixture.sportId === 1 && fateOf(fixture),
  ),
).flat();
const world = createWorld(SEED);

const one = (kind: 'postponed' | 'abandoned', isWanted = (_: Fixture) => true): Fixture => {
  const found = calledOff.find((fixture) => fateOf(fixture)?.kind === kind && isWanted(fixture));
  if (!found) throw new Error(`No match was ${kind}`);
  return found;
};
const resultsOf = (from: World, { gameId }: Fixture, at: number) =>
  (from.coupons(gameId, at) ?? []).map(({ marketId }) => ({
    marketId,
    ...from.couponResult(marketId, at),
  }));

test('a few matches in a thousand are called off', () => {
  const all = Array.from({ length: DAYS }, (_, day) =>
    fixturesOn(textKey(SEED), FROM + day * DAY_MS),
  )
    .flat()
    .filter(({ sportId }) => sportId === 1).length;
  expect(calledOff.length / all).toBeGreaterThan(0.003);
  expect(calledOff.length / all).toBeLessThan(0.016);
});

test('a match that is postponed says so before its start, and all bets on it are void', () => {
  const fixture = one('postponed');
  const { endsAt } = playSoccer(fixture);
  expect(endsAt).toBeLessThan(fixture.startsAt);
  const before = world.event(fixture.gameId, endsAt - 1)?.event;
  expect(before?.status).toBe('upcoming');
  expect(before?.score).toBeUndefined();
  const after = world.event(fixture.gameId, endsAt)?.event;
  expect(after).toMatchObject({ status: 'finished', score: { detail: 'Postponed' } });
  const later = endsAt + DAY_MS;
  expect(world.result(`${fixture.gameId}:mo`, later)).toMatchObject({ kind: 'void' });
  expect(world.market(`${fixture.gameId}:mo`, later)?.status).toBe('void');
  for (const { results, voidReason } of resultsOf(world, fixture, later)) {
    expect(new Set(Object.values(results ?? {}))).toEqual(new Set(['void']));
    expect(voidReason).toMatch(/^The match was postponed because of /);
  }
});

test('of a match that is abandoned, what was decided stands and the rest is void', () => {
  const fixture = one('abandoned', (match) => {
    const last = playSoccer(match).states.at(-1);
    return match.competition.isLeading && (last?.home ?? 0) + (last?.away ?? 0) > 0;
  });
  const { endsAt, states } = playSoccer(fixture);
  const last = states.at(-1);
  const later = endsAt + DAY_MS;
  expect(world.event(fixture.gameId, later)?.event.score?.detail).toBe('Abandoned');
  expect(world.result(`${fixture.gameId}:mo`, later)).toMatchObject({ kind: 'void' });
  expect(world.result(`${fixture.gameId}:ou05`, later)).toMatchObject({ runnerId: 'over' });
  const of = (id: string) => world.couponResult(`${fixture.gameId}:f-${id}`, later)?.results;
  expect(of('1x2')).toEqual({ home: 'void', draw: 'void', away: 'void' });
  expect(of('ou05')).toEqual({ over: 'won', under: 'lost' });
  expect(of('eg')?.['g0']).toBe('lost');
  expect(of('fg')?.[last?.scorers[0]?.team ?? '']).toBe('won');
  expect(of('as')?.[last?.scorers[0]?.playerId ?? '']).toBe('won');
  expect(Object.values(of('as') ?? {})).toContain('void');
  // Prices are away from the moment play stopped.
  expect(world.market(`${fixture.gameId}:mo`, endsAt - 60_000)?.status).toBe('suspended');
});

test('whoever jumps sees what those see who went minute by minute', () => {
  const fixture = one('abandoned');
  const stepping = createWorld(SEED);
  const { endsAt } = playSoccer(fixture);
  for (let at = fixture.startsAt - 60_000; at < endsAt; at += 4 * 60_000) {
    stepping.coupons(fixture.gameId, at);
  }
  for (const at of [fixture.startsAt + 20 * 60_000, endsAt - 1, endsAt + DAY_MS]) {
    const jumping = createWorld(SEED);
    expect(jumping.coupons(fixture.gameId, at)).toEqual(stepping.coupons(fixture.gameId, at));
    expect(resultsOf(jumping, fixture, at)).toEqual(resultsOf(stepping, fixture, at));
  }
});
