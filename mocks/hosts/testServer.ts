import type { Backend } from '../backend.ts';
import { startServer, type WorldServer } from '../engine/hosts/server.ts';
import type { Slicing } from '../engine/slices.ts';
import { createWorlds } from './worlds.ts';

/** The mock backend as a server of its own, on a free port. */
export type TestServer = WorldServer<Backend>;

export function startTestServer(slicing?: Slicing): Promise<TestServer> {
  return startServer(createWorlds(undefined, undefined, slicing));
}
