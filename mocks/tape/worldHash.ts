import { sha256Hex } from '../../src/lib/sha256.ts';
import type { BackendState } from '../control/state.ts';

/** A short name for a world's whole state. Equal worlds have equal hashes, whether their clocks run or not. */
export function worldHash({ clock, ...state }: BackendState): string {
  const { shownAt, runningScale } = clock;
  return sha256Hex(JSON.stringify([state, shownAt, runningScale]));
}
