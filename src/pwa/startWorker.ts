import { registerWorker } from './registerWorker.ts';

let starting: Promise<void> | undefined;

/** Registers the worker, once: a document does it, and the app that takes the document over asks again. */
export function startWorker(): Promise<void> {
  starting ??= registerWorker();
  return starting;
}
