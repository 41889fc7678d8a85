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

/** So many are enough; on a day without many, they are looked for further away. */
const FINISHED = 14;
const COMING = 8;
const HOURS_BACK = 160;
const HOURS_AHEAD = 110;
const STEP_HOURS = 3;

/** Leading matches before and after an instant, looked up some hours at a time. */
export function* nearMatches(world: World, now: number): Generator<void, NearMatches> {
  const beginning = (hour: number, at: number) =>
    world.events(at, ({ competition, startsAt }) => {
      const hours = (startsAt - now) / HOUR_MS;
      return competition.isLeading && hours >= hour && hours < hour + STEP_HOURS;
    });
  const near: NearMatches = { finished: [], coming: [] };
  const { finished, coming } = near;
  for (let hour = -2 - STEP_HOURS; hour > -HOURS_BACK; hour -= STEP_HOURS) {
    const isOver = ({ gameId }: SportEvent) =>
      world.event(gameId, now)?.event.status === 'finished';
    finished.push(
      ...beginning(hour, now + hour * HOUR_MS)
        .filter(isOver)
        .reverse(),
    );
    yield;
    if (finished.length >= FINISHED) break;
  }
  for (let hour = 1; hour < HOURS_AHEAD; hour += STEP_HOURS) {
    coming.push(...beginning(hour, now));
    yield;
    if (coming.length >= COMING) break;
  }
  return near;
}
