import { isResting, jitterMs } from './backoff.ts';
import type { DrainLock } from './drainLock.ts';
import type { Queue, QueuedVisit } from './queue.ts';
import type { Verdict } from './verdict.ts';

export type Drained =
  | 'empty'
  /** Something is left: no network, or the server asked for time. */
  | 'waiting'
  /** Another tab or the worker is at it. */
  | 'busy';

export interface Draining {
  queue: Queue;
  lock: DrainLock;
  deliver(visit: QueuedVisit): Promise<Verdict>;
  now(): number;
  random(): number;
}

/** So many failures of one visit make us ask whether it is the visit or the server. */
const SUSPECT_AFTER = 8;

/** Delivers in order of arrival until the queue is empty or something stands in the way. */
export async function drain(draining: Draining): Promise<Drained> {
  for (;;) {
    const drained = await draining.lock((isStillOurs) => drainHeld(draining, isStillOurs));
    // A visit stored between our last look and the release found the lock taken, so it is ours to send.
    if (drained !== 'empty' || (await draining.queue.size()) === 0) return drained;
  }
}

async function drainHeld(
  { queue, deliver, now, random }: Draining,
  isStillOurs: () => Promise<boolean>,
): Promise<Drained> {
  for (;;) {
    if (!(await isStillOurs())) return 'busy';
    const [head, second] = await queue.heads(now());
    if (!head) return 'empty';
    if (isResting(head.next, now())) return 'waiting';
    const verdict = await deliver(head);
    if (verdict.kind === 'delivered') await queue.remove(head);
    else if (verdict.kind === 'refused') await queue.bury(head);
    else if (verdict.kind === 'unanswered') return 'waiting';
    else {
      const restMs = verdict.kind === 'failed' ? verdict.retryAfterMs : 0;
      const next = now() + Math.max(restMs, jitterMs(head.n, random));
      await queue.postpone(head, head.n + 1, next);
      if (head.n + 1 < SUSPECT_AFTER || !second || !(await isStillOurs())) return 'waiting';
      if (!(await isPoison(head, second))) return 'waiting';
      await queue.bury(head);
    }
  }

  /**
   * In an outage the next visit fails as well and both stay, however long it lasts. Where the next
   * gets through, the head has one more try: the outage may have ended between the two.
   */
  async function isPoison(head: QueuedVisit, second: QueuedVisit): Promise<boolean> {
    if ((await deliver(second)).kind !== 'delivered') return false;
    await queue.remove(second);
    const verdict = await deliver(head);
    if (verdict.kind === 'delivered') await queue.remove(head);
    return verdict.kind !== 'delivered' && verdict.kind !== 'unanswered';
  }
}
