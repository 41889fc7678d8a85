import { type Backend, createBackend, createBackendInSlices } from '../backend.ts';
import type { Slicing } from '../control/slices.ts';
import type { SendPush } from '../domain/house.ts';
import type { WorldCount } from '../http/desk.ts';

/** The worlds of one server. The cookie `mock-world` gives a browser context its own. */
export interface Worlds {
  /** The world that cookies name; made in slices when it is new, so that no other world waits for it. */
  ready(cookies: string | undefined): Promise<Backend>;
  /** The same at once. */
  of(cookies: string | undefined): Backend;
  /** How many there are and may be, and which were dropped last. */
  count(): WorldCount;
  /** Each world's state, for the process that takes over. */
  snapshots(): Map<string, unknown>;
  dispose(): void;
}

const MOST = 60;

export function createWorlds(
  carried: Map<string, unknown> = new Map(),
  sendPush?: SendPush,
  slicing?: Slicing,
): Worlds {
  const worlds = new Map<string, Backend>();
  const forgotten: string[] = [];
  const count = () => ({ open: worlds.size, most: MOST, forgotten: forgotten.slice(-5) });
  const live = { isLive: true, worlds: count, ...(sendPush && { sendPush }) };
  const coming = new Map<string, Promise<Backend>>();

  const revive = (snapshot: unknown) => {
    try {
      return createBackend({ ...live, snapshot });
    } catch (error) {
      console.warn('The mock backend starts anew, its saved state does not fit any more:', error);
      return createBackend(live);
    }
  };
  for (const [id, snapshot] of carried) worlds.set(id, revive(snapshot));

  /**
   * A long test run makes many worlds: drop the least recently used that nobody is connected to. The one that
   * was just used stays, or its next call would find another.
   */
  const forgetOldest = (used: string) => {
    for (const [id, backend] of worlds) {
      if (worlds.size <= MOST) return;
      if (id === '' || id === used || backend.realtime.size > 0) continue;
      backend.dispose();
      worlds.delete(id);
      forgotten.push(id);
    }
  };

  /** Makes it the one that was used last. */
  const touch = (id: string, backend: Backend) => {
    worlds.delete(id);
    worlds.set(id, backend);
    forgetOldest(id);
    return backend;
  };
  const make = (id: string) => {
    const making = createBackendInSlices(live, slicing)
      .then((backend) => touch(id, worlds.get(id) ?? backend))
      .finally(() => coming.delete(id));
    coming.set(id, making);
    return making;
  };

  return {
    ready(cookies) {
      const id = idIn(cookies);
      const known = worlds.get(id);
      return known ? Promise.resolve(touch(id, known)) : (coming.get(id) ?? make(id));
    },
    of(cookies) {
      const id = idIn(cookies);
      return touch(id, worlds.get(id) ?? createBackend(live));
    },
    count,
    snapshots: () =>
      new Map([...worlds].map(([id, { control }]) => [id, control.run('snapshot', {})])),
    dispose() {
      for (const backend of worlds.values()) backend.dispose();
    },
  };
}

function idIn(cookies = ''): string {
  return /(?:^|;\s*)mock-world=([\w-]*)/.exec(cookies)?.[1] ?? '';
}
