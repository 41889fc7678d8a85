import type { Slicing } from '../slices.ts';
import type { Hosted } from './hosted.ts';

/** How many worlds a server has. */
export interface WorldCount {
  open: number;
  /** Above this the world that was longest not used is dropped, unless somebody is connected to it. */
  most: number;
  /** The world that is dropped next; none while all are in use. */
  next?: string;
  /** The worlds that are open; '' is the shared one. */
  names: string[];
  /** The worlds dropped last. Whoever names one again gets a new one. */
  forgotten: string[];
}

/** The worlds of one server, by name (`worldName`); '' is the one that all share who name none. */
export interface Worlds<World extends Hosted = Hosted> {
  /** The world of a name; made in slices when it is new, so that no other world waits for it. */
  ready(name: string): Promise<World>;
  /** The same at once. */
  of(name: string): World;
  /** How many there are and may be, and which were dropped last. */
  count(): WorldCount;
  /** Each world's state, for the process that takes over. */
  snapshots(): Map<string, unknown>;
  dispose(): void;
}

const MOST = 60;

/** What a new world is given: it lives in real time, and may begin with a snapshot. */
export interface Birth {
  name: string;
  isLive: true;
  /** Tells of the worlds beside this one. */
  worlds: () => WorldCount;
  snapshot?: unknown;
}

/** Makes the worlds of one kind. */
export interface WorldMaker<World extends Hosted> {
  make(birth: Birth): World;
  /** The same, while the other worlds go on answering. */
  makeInSlices(birth: Birth, slicing?: Slicing): Promise<World>;
}

export function createWorlds<World extends Hosted>(
  maker: WorldMaker<World>,
  carried: Map<string, unknown> = new Map(),
  slicing?: Slicing,
): Worlds<World> {
  const worlds = new Map<string, World>();
  const forgotten: string[] = [];
  const isSpare = (id: string, world: World) => id !== '' && world.realtime.size === 0;
  const count = () => {
    const next = [...worlds].find(([id, world]) => isSpare(id, world))?.[0];
    const told = {
      open: worlds.size,
      most: MOST,
      names: [...worlds.keys()].sort(),
      forgotten: forgotten.slice(-5),
    };
    return next === undefined ? told : { ...told, next };
  };
  const live = (name: string): Birth => ({ name, isLive: true, worlds: count });
  const coming = new Map<string, Promise<World>>();

  const revive = (id: string, snapshot: unknown) => {
    try {
      return maker.make({ ...live(id), snapshot });
    } catch (error) {
      console.warn('The mock backend starts anew, its saved state does not fit any more:', error);
      return maker.make(live(id));
    }
  };
  for (const [id, snapshot] of carried) worlds.set(id, revive(id, snapshot));

  /**
   * A long test run makes many worlds: drop the least recently used that nobody is connected to. The one that
   * was just used stays, or its next call would find another.
   */
  const forgetOldest = (used: string) => {
    for (const [id, world] of worlds) {
      if (worlds.size <= MOST) return;
      if (id === used || !isSpare(id, world)) continue;
      world.dispose();
      worlds.delete(id);
      forgotten.push(id);
    }
  };

  /** Makes it the one that was used last. */
  const touch = (id: string, world: World) => {
    worlds.delete(id);
    worlds.set(id, world);
    forgetOldest(id);
    return world;
  };
  const make = (id: string) => {
    const making = maker
      .makeInSlices(live(id), slicing)
      .then((world) => touch(id, worlds.get(id) ?? world))
      .finally(() => coming.delete(id));
    coming.set(id, making);
    return making;
  };

  return {
    ready(id) {
      const known = worlds.get(id);
      return known ? Promise.resolve(touch(id, known)) : (coming.get(id) ?? make(id));
    },
    of(id) {
      return touch(id, worlds.get(id) ?? maker.make(live(id)));
    },
    count,
    snapshots: () => new Map([...worlds].map(([id, world]) => [id, world.snapshot()])),
    dispose() {
      for (const world of worlds.values()) world.dispose();
    },
  };
}
