import { type OutboxDatabase, result } from './database.ts';
import { drop, parseQueued, type QueuedVisit } from './queuedVisit.ts';
import { waitingVisits } from './waitingVisits.ts';

const MAX_DEAD = 20;
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

export type Queue = ReturnType<typeof createQueue>;

/** The queue on disk. Every visit that leaves it undelivered is counted in `meta.dropped`. */
export function createQueue(database: OutboxDatabase) {
  return {
    ...waitingVisits(database),

    /** The first visits, after dropping damaged and outdated ones. */
    heads(now: number, count: number): Promise<QueuedVisit[]> {
      return database.transact('readwrite', async (stores) => {
        const rows = await result(stores.q.getAll());
        const gone = rows.filter((row) => !isFresh(parseQueued(row), now));
        await drop(stores, gone);
        const kept = rows.filter((row) => !gone.includes(row)).slice(0, count);
        return kept.flatMap((row) => parseQueued(row) ?? []);
      });
    },

    async remove({ seq }: QueuedVisit): Promise<void> {
      await database.transact('readwrite', ({ q }) => result(q.delete(seq)));
    },

    /** The server failed on it: it keeps its place, and those behind it wait too. */
    async postpone({ seq }: QueuedVisit, n: number, next: number): Promise<void> {
      await database.transact('readwrite', async ({ q }) => {
        const row = parseQueued(await result(q.get(seq)));
        if (row) await result(q.put({ ...row, n, next }));
      });
    },

    /** The server will never accept it: moves it aside for inspection and makes it anonymous. */
    async bury(visit: QueuedVisit): Promise<void> {
      await database.transact('readwrite', async (stores) => {
        stores.dead.put({ ...visit, owner: '' });
        const excess = (await result(stores.dead.count())) - MAX_DEAD;
        if (excess > 0) {
          for (const key of await result(stores.dead.getAllKeys(null, excess))) {
            stores.dead.delete(key);
          }
        }
        await drop(stores, [visit]);
      });
    },

    /** Removes the owner of every visit after a sign-out. */
    async anonymise(): Promise<void> {
      await database.transact('readwrite', async ({ q }) => {
        for (const row of await result(q.getAll())) {
          const visit = parseQueued(row);
          if (visit?.owner) await result(q.put({ ...visit, owner: '' }));
        }
      });
    },
  };
}

/** A clock that was set back does not make a visit old. */
function isFresh(visit: QueuedVisit | undefined, now: number): boolean {
  return visit !== undefined && Math.max(0, now - visit.at) <= MAX_AGE_MS;
}
