const TYPES = [
  /** The player agreed to the new version, or no page would be interrupted. */
  'SKIP_WAITING',
  /** The same, but only when the sender is the only open page. */
  'SKIP_WAITING_IF_ALONE',
  /** The app was started: it is to start again without a network. */
  'KEEP_APP',
  /** The phone is idle and data may be spent: all documents, too. */
  'KEEP_PAGES',
  /** As above, and the app is in use: all that works without a network. */
  'KEEP_EVERYTHING',
  /** There is a network, and a page has stored visits by itself. */
  'DELIVER_VISITS',
] as const;

export type WorkerMessageType = (typeof TYPES)[number];

/** A page's message to the worker: only a type. */
export interface WorkerMessage {
  type: WorkerMessageType;
}

/** Parses a message strictly: a plain object with a known `type` and nothing else. */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const keys = Object.keys(data);
  if (keys.length !== 1 || keys[0] !== 'type' || !('type' in data)) return undefined;
  const type = TYPES.find((known) => known === data.type);
  return type && { type };
}

export function tellWorker(worker: Pick<ServiceWorker, 'postMessage'>, type: WorkerMessageType) {
  worker.postMessage({ type } satisfies WorkerMessage);
}
