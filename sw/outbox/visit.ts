import { fieldsOf } from './fields.ts';

/** The body of `POST /page/visit`. */
export interface Visit {
  path: string;
  /** ISO 8601, UTC. */
  at: string;
  referrer?: string;
  /** Visits this device had to drop since it last told. */
  dropped?: number;
}

/** Keepalive requests of a page share 64 KB, so one visit may not take much of it. */
const MAX_BODY_CHARS = 16_384;
/** The contract's limit. */
export const MAX_PATH_CHARS = 500;

/** Reads a visit out of anything, copying the known fields only; `undefined` when it is none. */
export function parseVisit(value: unknown): Visit | undefined {
  const { path, at, referrer, dropped } = fieldsOf(value);
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > MAX_PATH_CHARS) {
    return undefined;
  }
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
  const visit: Visit = { path, at };
  if (typeof referrer === 'string') visit.referrer = referrer;
  if (Number.isSafeInteger(dropped) && Number(dropped) > 0) visit.dropped = Number(dropped);
  return visit;
}

export function parseVisitText(text: string): Visit | undefined {
  if (text.length > MAX_BODY_CHARS) return undefined;
  try {
    return parseVisit(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Where visits go; the base may be a path or another origin. */
export function visitUrl(apiBase: string, origin: string): string {
  return new URL(`${apiBase.replace(/\/$/, '')}/page/visit`, origin).href;
}
