/**
 * The worker that served this page, if one did. Remembered with the first code: the prompt comes later,
 * and another worker may have taken over by then.
 */
export const workerAtStart = globalThis.navigator?.serviceWorker?.controller ?? undefined;
