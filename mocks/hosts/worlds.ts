import { type Backend, createBackend, createBackendInSlices } from '../backend.ts';
import type { SendPush } from '../domain/house.ts';
import { type Worlds as Any, createWorlds as createAny } from '../engine/hosts/worlds.ts';
import type { Slicing } from '../engine/slices.ts';

export type Worlds = Any<Backend>;

/** The worlds of one server, each an operator with its people and matches. */
export function createWorlds(
  carried?: Map<string, unknown>,
  sendPush?: SendPush,
  slicing?: Slicing,
): Worlds {
  const given = sendPush ? { sendPush } : {};
  return createAny(
    {
      make: (birth) => createBackend({ ...birth, ...given }),
      makeInSlices: (birth, slices) => createBackendInSlices({ ...birth, ...given }, slices),
    },
    carried,
    slicing,
  );
}
