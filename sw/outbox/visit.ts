import { fieldsOf } from './fields.ts';

/** The body of `POST /page/visit`. */
export interface Visit {
  path: string;
  /** ISO 8601, UTC. */
  at: string;
  referrer?: string;
  /** Visits this device has dropped since its last report. */
  dropped?: number;
}

/** A page's keepalive requests share 64 KB, so one visit may not take much of that. */
const MAX_BODY_CHARS = 16_384;
/** The contract's limit. */
export const MAX_PATH_CHARS = 500;

/** Parses a visit, copying only the known fields; `undefined` when it is invalid. */
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

/** The address for visits; the base may be a path or another origin. */
export function visitUrl(apiBase: string, origin: string): string {
  return new URL(`${apiBase.replace(/\/$/, '')}/page/visit`, origin).href;
}
