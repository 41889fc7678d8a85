import { lagosIsoDate } from '../src/domain/time/lagosTime.ts';
import { remembered } from './engine/remembered.ts';
import { createWorld, type World } from './world/world.ts';

const worlds = remembered<World>(8);

/**
 * A seed's matches, built once for all backends, because they take long. One world for each day: a world
 * caches only so many matches, and distant days would push each other out.
 */
export function sharedWorld(seed: string, at: number): World {
  return worlds(`${seed} ${lagosIsoDate(at)}`, () => createWorld(seed));
}
