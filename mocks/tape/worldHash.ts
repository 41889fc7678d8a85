import { sha256InParts } from '../../src/lib/sha256.ts';
import { stateParts } from '../control/stateText.ts';
import type { Context } from '../http/context.ts';

/**
 * A short name for a world's whole state at this instant. Equal worlds have equal hashes, whether their clocks
 * run or not. Worked out in steps, because a world may have many rows; what it was when they began counts.
 */
export function worldHash(context: Context): Generator<void, string> {
  return hashOf(stateParts(context, { isStill: true }));
}

function* hashOf(parts: Generator<string>): Generator<void, string> {
  const hash = sha256InParts();
  for (const part of parts) {
    hash.add(part);
    yield;
  }
  return hash.hex();
}
