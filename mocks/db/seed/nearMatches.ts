import type { SportEvent } from '../../../src/contract/betting/market.ts';
import type { World } from '../../world/world.ts';

const HOUR_MS = 60 * 60_000;

/** Matches around an instant. */
export interface NearMatches {
  /** Over, the latest start first. */
  finished: SportEvent[];
  /** To begin in an hour or later, the soonest first. */
  coming: SportEvent[];
}

/** The leading matches of the last two days and the next, looked up some hours at a time. */
export function* nearMatches(world: World, now: number): Generator<void, NearMatches> {
  const between = (from: number, until: number) =>
    world.events(
      now,
      ({ competition, startsAt }) =>
        competition.isLeading &&
        startsAt >= now + from * HOUR_MS &&
        startsAt < now + until * HOUR_MS,
    );
  const near: NearMatches = { finished: [], coming: [] };
  for (let hour = -44; hour < -2; hour += 3) {
    near.finished.unshift(
      ...between(hour, hour + 3)
        .filter(({ status }) => status === 'finished')
        .reverse(),
    );
    yield;
  }
  for (let hour = 1; hour < 40; hour += 3) {
    near.coming.push(...between(hour, hour + 3));
    yield;
  }
  return near;
}
