import { lagosIsoDate } from '../src/domain/time/lagosTime.ts';
import { createWorld, type World } from './world/world.ts';

const KEPT = 8;
const worlds = new Map<string, World>();

/**
 * A seed's matches, built once for all backends, because they take long. One world for each day: a world
 * caches only so many matches, and distant days would push each other out.
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
