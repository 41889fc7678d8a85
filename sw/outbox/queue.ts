import { type OutboxDatabase, result, type Stores } from './database.ts';
import { fieldsOf } from './fields.ts';
import { parseVisit, type Visit } from './visit.ts';

/** A stored visit. It holds neither a token nor a user id. */
export interface QueuedVisit {
  /** Order of arrival. */
  seq: number;
  /** The `Idempotency-Key` of every attempt. */
  id: string;
  body: Visit;
  /** Random id of the sign-in it was made under; empty for a guest. */
  owner: string;
  /** When it was stored, epoch ms. */
  at: number;
  /** Failures the server told by HTTP; silence does not count. */
  n: number;
  /** Not to be sent before, epoch ms. */
  next: number;
}

export type NewVisit = Pick<QueuedVisit, 'id' | 'body' | 'owner' | 'at'>;

const MAX_ITEMS = 200;
const MAX_DEAD = 20;
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

export type Queue = ReturnType<typeof createQueue>;

/** The queue on disk. Whatever leaves it undelivered is counted in `meta.dropped`. */
export function createQueue(database: OutboxDatabase) {
  return {
    /** Stores a visit once, with the number of visits dropped before it. */
    async add(visit: NewVisit, droppedElsewhere = 0): Promise<void> {
      await database.transact('readwrite', async ({ q, dead, meta }) => {
        if (await result(q.index('id').getKey(visit.id))) return;
        const dropped = (await readDropped(meta)) + droppedElsewhere + (visit.body.dropped ?? 0);
        const body = dropped > 0 ? { ...visit.body, dropped } : visit.body;
        meta.put(0, 'dropped');
        await result(q.add({ ...visit, body, n: 0, next: 0 }));
        const excess = (await result(q.count())) - MAX_ITEMS;
        const oldest = excess > 0 ? await result(q.getAll(null, excess)) : [];
        await drop({ q, dead, meta }, oldest);
      });
    },

    /** The first visits, after letting go of what is damaged or too old. */
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

    /** The server failed on it: it waits where it stands, and those behind it with it. */
    async postpone({ seq }: QueuedVisit, n: number, next: number): Promise<void> {
      await database.transact('readwrite', async ({ q }) => {
        const row = parseQueued(await result(q.get(seq)));
        if (row) await result(q.put({ ...row, n, next }));
      });
    },

    /** The server will never take it: out of the way, kept for a look, and nobody's. */
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

    /** After a sign-out nothing tells whose visits these were. */
    async anonymise(): Promise<void> {
      await database.transact('readwrite', async ({ q }) => {
        for (const row of await result(q.getAll())) {
          const visit = parseQueued(row);
          if (visit?.owner) await result(q.put({ ...visit, owner: '' }));
        }
      });
    },

    size(): Promise<number> {
      return database.transact('readonly', ({ q }) => result(q.count()));
    },
  };
}

/** A clock that was set back makes no visit old. */
function isFresh(visit: QueuedVisit | undefined, now: number): boolean {
  return visit !== undefined && Math.max(0, now - visit.at) <= MAX_AGE_MS;
}

async function readDropped(meta: IDBObjectStore): Promise<number> {
  const dropped: unknown = await result(meta.get('dropped'));
  return Number.isSafeInteger(dropped) ? Number(dropped) : 0;
}

/** Counts them, and with each what it was to tell of those before it. */
async function drop({ q, meta }: Stores, rows: { seq: number }[]): Promise<void> {
  if (rows.length === 0) return;
  let dropped = await readDropped(meta);
  for (const row of rows) {
    q.delete(row.seq);
    dropped += 1 + (parseQueued(row)?.body.dropped ?? 0);
  }
  await result(meta.put(dropped, 'dropped'));
}

function parseQueued(row: unknown): QueuedVisit | undefined {
  const { seq, id, body, owner, at, n, next } = fieldsOf(row);
  const visit = parseVisit(body);
  if (!visit || typeof id !== 'string' || typeof owner !== 'string') return undefined;
  if (![seq, at, n, next].every(Number.isFinite)) return undefined;
  return {
    seq: Number(seq),
    id,
    body: visit,
    owner,
    at: Number(at),
    n: Number(n),
    next: Number(next),
  };
}
