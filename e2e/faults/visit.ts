import type { Request } from 'playwright';
import * as z from 'zod/mini';

export const VISIT_CALL = '/api/page/visit';

export const isVisit = (request: Request) => request.url().endsWith(VISIT_CALL);

/** A visit as sent: its key, and enough of its body to tell it from all others. */
export interface Visit {
  /** The `Idempotency-Key`. */
  id: string;
  path: string;
  /** When the page made it, ISO 8601. This order must be kept. */
  at: string;
}

const Body = z.object({ path: z.string(), at: z.string() });

export function visitOf(id: string, body: unknown): Visit {
  return { id, ...z.parse(Body, body) };
}

/** The status that the server always answers to a poisonous visit; its path says so. */
export function poisonOf({ path }: Visit): number | undefined {
  const [, status] = /^\/poison-(\d{3})\//.exec(path) ?? [];
  return status ? Number(status) : undefined;
}
