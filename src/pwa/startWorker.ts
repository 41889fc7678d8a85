import { registerWorker } from './registerWorker.ts';
import { warmCache } from './warmCache.ts';

let starting: Promise<void> | undefined;

/** Registers the worker and has it keep what this player needs offline; a second call does nothing more. */
export function startWorker(): Promise<void> {
  starting ??= registerWorker().then(warmCache);
  return starting;
}
