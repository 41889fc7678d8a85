import type { WorkerMessage, WorkerMessageType } from '../../sw/messages.ts';
import { fieldsOf } from '../../sw/outbox/fields.ts';

/** Tells the worker and resolves with whether it was done; a worker that is killed at it has not done it. */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  type: WorkerMessageType,
  limitMs: number,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), limitMs);
    port1.onmessage = ({ data }) => resolve(fieldsOf(data)['isDone'] === true);
    worker.postMessage({ type } satisfies WorkerMessage, [port2]);
  }).finally(() => port1.close());
}
