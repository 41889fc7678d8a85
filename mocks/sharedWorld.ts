import { createWorld, type World } from './world/world.ts';

const worlds = new Map<string, World>();

/** The matches of a seed are the same for every backend, and take long to work out: made once. */
export function sharedWorld(seed: string): World {
  const world = worlds.get(seed) ?? createWorld(seed);
  worlds.set(seed, world);
  return world;
}
