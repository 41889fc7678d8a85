import { result, type Stores } from './database.ts';
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
  /** Failures that the server reported by HTTP. No answer does not count. */
  n: number;
  /** Earliest time of the next attempt, epoch ms. */
  next: number;
}

export type NewVisit = Pick<QueuedVisit, 'id' | 'body' | 'owner' | 'at'>;

/** How many visits this device has dropped since its last report. */
export async function readDropped(meta: IDBObjectStore): Promise<number> {
  const dropped: unknown = await result(meta.get('dropped'));
  return Number.isSafeInteger(dropped) ? Number(dropped) : 0;
}

/** Counts dropped visits, including the earlier ones that each of them was to report. */
export async function drop({ q, meta }: Stores, rows: { seq: number }[]): Promise<void> {
  if (rows.length === 0) return;
  let dropped = await readDropped(meta);
  for (const row of rows) {
    q.delete(row.seq);
    dropped += 1 + (parseQueued(row)?.body.dropped ?? 0);
  }
  await result(meta.put(dropped, 'dropped'));
}

export function parseQueued(row: unknown): QueuedVisit | undefined {
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
