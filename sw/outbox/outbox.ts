import { newId } from '../../src/lib/newId.ts';
import { type OutboxDatabase, outboxDatabase } from './database.ts';
import { type Drained, drain } from './drain.ts';
import { type DrainLock, leaseLock, webLock } from './drainLock.ts';
import { createQueue } from './queue.ts';
import { send } from './send.ts';
import type { Session } from './session.ts';
import type { Visit } from './visit.ts';

/** How often to look whether another delivery has ended. */
const LOOK_MS = 50;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface OutboxOptions {
  url: string;
  /** Reads the current sign-in. */
  readSession(): Promise<Session | undefined>;
  database?: OutboxDatabase;
  lock?: DrainLock;
  fetch?: typeof fetch;
  now?(): number;
  random?(): number;
  /** Time limit for one delivery attempt. */
  limitMs?: number;
}

export type Accepted =
  /** Saved on disk; it will be delivered. */
  | 'stored'
  /** Storage refused it, but the server accepted it directly. */
  | 'sent'
  /** Neither. It is counted, and the next visit reports the count. */
  | 'lost';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The visit queue, the same in worker and page: writes a visit before sending it, deletes it after proof of
 * delivery, delivers in order. For exactly one effect, the server must know the `Idempotency-Key`.
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
      // Storage did not answer; try again next time.
    }).catch((): Drained => 'waiting');

  let draining: Promise<Drained> | undefined;
  let isAskedAgain = false;

  /** When called during a pass, runs one more: the current one may have started before the network came. */
  async function drainAgain(): Promise<Drained> {
    let drained: Drained;
    do {
      isAskedAgain = false;
      drained = await drainOnce(readSession);
    } while (isAskedAgain && drained === 'waiting');
    return drained;
  }

  return {
    /** Takes a visit. Only `stored` and `sent` mean that it is safe. */
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
     * Before a sign-out: tries for a limited time to deliver as this player, also once another tab or the worker has
     * ended its own delivery, then makes the remaining visits anonymous.
     */
    async release(session: Session, waitMs = 2000): Promise<void> {
      let isOver = false;
      const patience = wait(waitMs).then(() => {
        isOver = true;
      });
      const deliver = async () => {
        while ((await drainOnce(async () => session)) === 'busy' && !isOver) await wait(LOOK_MS);
      };
      await Promise.race([deliver(), patience]);
      // If this fails, the visits are still never sent with another player's token, and they name nobody.
      await queue.anonymise().catch(() => undefined);
    },

    size: () => queue.size(),
  };
}

function browserLock(database: OutboxDatabase, now: () => number): DrainLock {
  // Missing in old browsers, whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? webLock(locks) : leaseLock(database, newId(), now);
}
