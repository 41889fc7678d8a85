import { type OutboxDatabase, outboxDatabase } from './database.ts';
import { type Drained, drain } from './drain.ts';
import { type DrainLock, leaseLock, webLock } from './drainLock.ts';
import { createQueue } from './queue.ts';
import { send } from './send.ts';
import type { Session } from './session.ts';
import type { Visit } from './visit.ts';

export interface OutboxOptions {
  url: string;
  /** The sign-in that is held now. */
  readSession(): Promise<Session | undefined>;
  database?: OutboxDatabase;
  lock?: DrainLock;
  fetch?: typeof fetch;
  now?(): number;
  random?(): number;
  /** How long one attempt to deliver may take. */
  limitMs?: number;
}

export type Accepted =
  /** On disk; it will be delivered. */
  | 'stored'
  /** Storage refused it, the server took it at once. */
  | 'sent'
  /** Neither; it is counted, and the next visit tells. */
  | 'lost';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The visit queue, the same in worker and page: written before it is sent, deleted after proof,
 * delivered in order. One effect for each visit needs a server that knows the `Idempotency-Key`.
 */
export function createOutbox({
  url,
  readSession,
  database = outboxDatabase(),
  now = () => Date.now(),
  random = Math.random,
  fetch = (...request) => globalThis.fetch(...request),
  limitMs = 10_000,
  lock = browserLock(database, now),
}: OutboxOptions) {
  const queue = createQueue(database);
  const sending = { url, fetch, now, limitMs };
  let lostCount = 0;

  const drainOnce = (session: () => Promise<Session | undefined>) =>
    drain({
      queue,
      lock,
      now,
      random,
      deliver: async (visit) => send(sending, visit, await session()),
      // Storage that does not answer now is asked again at the next occasion.
    }).catch((): Drained => 'waiting');

  let draining: Promise<Drained> | undefined;
  let isAskedAgain = false;

  /** Asked while at it, it looks once more: what it is trying may have begun before the network came. */
  async function drainAgain(): Promise<Drained> {
    let drained: Drained;
    do {
      isAskedAgain = false;
      drained = await drainOnce(readSession);
    } while (isAskedAgain && drained === 'waiting');
    return drained;
  }

  return {
    /** Takes a visit in. Trust nothing but `stored` and `sent`. */
    async accept(body: Visit, id: string, owner: string): Promise<Accepted> {
      const visit = { id, body, owner, at: now() };
      const counted = lostCount;
      try {
        await queue.add(visit, counted);
        lostCount -= counted;
        return 'stored';
      } catch {
        const { kind } = await send(sending, visit, await readSession());
        if (kind === 'delivered') return 'sent';
        lostCount += 1 + (body.dropped ?? 0);
        return 'lost';
      }
    },

    /** Delivers what is due; never rejects. */
    drain(): Promise<Drained> {
      isAskedAgain = true;
      draining ??= drainAgain().finally(() => {
        draining = undefined;
      });
      return draining;
    },

    /**
     * Before a sign-out: one bounded try to deliver as that player, then what is left becomes
     * nobody's.
     */
    async release(session: Session, waitMs = 2000): Promise<void> {
      const patience = new Promise((resolve) => setTimeout(resolve, waitMs));
      await Promise.race([drainOnce(async () => session), patience]);
      // Should this fail, the visits still never go with another's token, and name nobody.
      await queue.anonymise().catch(() => undefined);
    },

    size: () => queue.size(),
  };
}

function browserLock(database: OutboxDatabase, now: () => number): DrainLock {
  // Absent in old browsers whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? webLock(locks) : leaseLock(database, crypto.randomUUID(), now);
}
