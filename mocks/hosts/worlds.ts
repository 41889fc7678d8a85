import { type Backend, createBackend } from '../backend.ts';
import type { SendPush } from '../domain/house.ts';

/** The worlds of one server. The cookie `mock-world` gives a browser context its own. */
export interface Worlds {
  of(cookies: string | undefined): Backend;
  /** Each world's state, for the process that takes over. */
  snapshots(): Map<string, unknown>;
  dispose(): void;
}

const MOST = 60;

export function createWorlds(
  carried: Map<string, unknown> = new Map(),
  sendPush?: SendPush,
): Worlds {
  const live = { isLive: true, ...(sendPush && { sendPush }) };
  const worlds = new Map<string, Backend>();

  const revive = (snapshot: unknown) => {
    try {
      return createBackend({ ...live, snapshot });
    } catch (error) {
      console.warn('The mock backend starts anew, its saved state does not fit any more:', error);
      return createBackend(live);
    }
  };
  for (const [id, snapshot] of carried) worlds.set(id, revive(snapshot));

  /** A long test run makes many worlds: drop the least recently used. */
  const forgetOldest = () => {
    for (const [id, backend] of worlds) {
      if (worlds.size <= MOST) return;
      if (id === '' || backend.realtime.size > 0) continue;
      backend.dispose();
      worlds.delete(id);
    }
  };

  return {
    of(cookies) {
      const id = /(?:^|;\s*)mock-world=([\w-]*)/.exec(cookies ?? '')?.[1] ?? '';
      const backend = worlds.get(id) ?? createBackend(live);
      worlds.delete(id);
      worlds.set(id, backend);
      forgetOldest();
      return backend;
    },
    snapshots: () =>
      new Map([...worlds].map(([id, { control }]) => [id, control.run('snapshot', {})])),
    dispose() {
      for (const backend of worlds.values()) backend.dispose();
    },
  };
}
