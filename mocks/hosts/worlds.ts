import {
  type Backend,
  type BackendOptions,
  createBackend,
  createBackendInSlices,
} from '../backend.ts';
import { type Worlds as Any, createWorlds as createAny } from '../engine/hosts/worlds.ts';
import type { Slicing } from '../engine/slices.ts';

export type Worlds = Any<Backend>;

/** What all worlds of a server have. */
type Given = Pick<BackendOptions, 'sendPush' | 'strict'>;

/** The worlds of one server, each an operator with its people and matches. */
export function createWorlds(
  carried?: Map<string, unknown>,
  given: Given = {},
  slicing?: Slicing,
): Worlds {
  return createAny(
    {
      make: (birth) => createBackend({ ...birth, ...given }),
      makeInSlices: (birth, slices) => createBackendInSlices({ ...birth, ...given }, slices),
    },
    carried,
    slicing,
  );
}
