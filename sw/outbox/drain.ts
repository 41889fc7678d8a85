import { isResting, jitterMs } from './backoff.ts';
import type { DrainLock } from './drainLock.ts';
import type { Queue } from './queue.ts';
import type { QueuedVisit } from './queuedVisit.ts';
import type { Verdict } from './verdict.ts';

export type Drained =
  | 'empty'
  /** Something is left: there is no network, or the server asked us to wait. */
  | 'waiting'
  /** Another tab or the worker is already draining. */
  | 'busy';

export interface Draining {
  queue: Queue;
  lock: DrainLock;
  deliver(visit: QueuedVisit): Promise<Verdict>;
  now(): number;
  random(): number;
}

/** After this many failures of a visit, find out whether the visit or the server is at fault. */
const SUSPECT_AFTER = 8;
/**
 * How many later visits are tried to find out; one more after each further failure, because bad visits may
 * come in a row.
 */
const MAX_WITNESSES = 5;

/** Delivers visits in order until the queue is empty or something prevents it. */
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
    const [head, ...behind] = await queue.heads(now(), 1 + MAX_WITNESSES);
    if (!head) return 'empty';
    if (isResting(head.next, now())) return 'waiting';
    const verdict = await deliver(head);
    if (verdict.kind === 'delivered') await queue.remove(head);
    else if (verdict.kind === 'refused') await queue.bury(head);
    else if (verdict.kind === 'unanswered') return 'waiting';
    else {
      const failures = head.n + 1;
      const restMs = verdict.kind === 'failed' ? verdict.retryAfterMs : 0;
      await queue.postpone(head, failures, now() + Math.max(restMs, jitterMs(head.n, random)));
      const witnesses = behind.slice(0, Math.max(0, failures - SUSPECT_AFTER + 1));
      if (!(await getsAnyThrough(witnesses))) return 'waiting';
      // The outage may have ended in between, so try the first visit once more.
      const last = await deliver(head);
      if (last.kind === 'unanswered') return 'waiting';
      await (last.kind === 'delivered' ? queue.remove(head) : queue.bury(head));
    }
  }

  /** During an outage all of them fail and stay queued. One that arrives proves that there is none. */
  async function getsAnyThrough(witnesses: readonly QueuedVisit[]): Promise<boolean> {
    for (const visit of witnesses) {
      if (!(await isStillOurs())) return false;
      const { kind } = await deliver(visit);
      if (kind === 'unanswered') return false;
      if (kind === 'refused') await queue.bury(visit);
      if (kind !== 'delivered') continue;
      await queue.remove(visit);
      return isStillOurs();
    }
    return false;
  }
}
