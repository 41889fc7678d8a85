import { lagosIsoDate } from '../src/domain/time/lagosTime.ts';
import { createWorld, type World } from './world/world.ts';

const KEPT = 8;
const worlds = new Map<string, World>();

/**
 * The matches of a seed are the same for every backend, and take long to work out: made once. Apart by
 * day, for a world remembers only so many matches and days far apart would drive each other's out.
 */
export function sharedWorld(seed: string, at: number): World {
  const id = `${seed} ${lagosIsoDate(at)}`;
  const world = worlds.get(id) ?? createWorld(seed);
  worlds.delete(id);
  worlds.set(id, world);
  const [oldest] = worlds.keys();
  if (worlds.size > KEPT && oldest !== undefined) worlds.delete(oldest);
  return world;
}
