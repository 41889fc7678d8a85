import { type OutboxDatabase, result } from './database.ts';
import { drop, type NewVisit, readDropped } from './queuedVisit.ts';

const MAX_ITEMS = 200;

/** The part of the queue that a page needs until its worker is there: add, take out, count. */
export function waitingVisits(database: OutboxDatabase) {
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

    /** Whether this visit is next: no earlier one is waiting. */
    isFirst(id: string): Promise<boolean> {
      return database.transact('readonly', async ({ q }) => {
        const [first] = await result(q.getAllKeys(null, 1));
        return first !== undefined && first === (await result(q.index('id').getKey(id)));
      });
    },

    /** Removes a visit that the server has confirmed. The page removes visits for no other reason. */
    async takeOut(id: string): Promise<void> {
      await database.transact('readwrite', async ({ q }) => {
        const seq = await result(q.index('id').getKey(id));
        if (seq !== undefined) await result(q.delete(seq));
      });
    },

    size(): Promise<number> {
      return database.transact('readonly', ({ q }) => result(q.count()));
    },
  };
}
