import * as z from 'zod/mini';
import { Done } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';

/** Kinds of errors; any other is `Error`. Never a message, which may hold what a player typed. */
export const ErrorKind = z.enum([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'NetworkError',
  'QuotaExceededError',
  'TimeoutError',
]);
export type ErrorKind = z.infer<typeof ErrorKind>;

/** Directives of the Content-Security-Policy that something went against; any other is `other`. */
export const BrokenDirective = z.enum([
  'connect-src',
  'frame-src',
  'img-src',
  'script-src',
  'style-src',
  'other',
]);
export type BrokenDirective = z.infer<typeof BrokenDirective>;

/** A count that is told no more precisely than "99 or more". */
const Count = z.int().check(z.gte(1), z.lte(99));
const Milliseconds = z.int().check(z.gte(0), z.lte(600_000));

/** What one visit was like, in numbers and words of fixed lists: nothing that could tell who it was. */
export const FieldReport = z.strictObject({
  /** The version of the app: the hash in the name of its first script. */
  version: z.string().check(z.regex(/^[\w-]{0,8}$/)),
  /** Web Vitals, in milliseconds; the layout shift in thousandths. */
  lcp: z.optional(Milliseconds),
  inp: z.optional(Milliseconds),
  fcp: z.optional(Milliseconds),
  ttfb: z.optional(Milliseconds),
  cls: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  /** What the server says it took for the page (`Server-Timing`). */
  server: z.optional(Milliseconds),
  /** Whether a worker served the page. */
  worker: z.enum(['served', 'none', 'impossible']),
  storage: z.optional(z.enum(['off', 'silent', 'blocked', 'newer', 'broken', 'lost', 'full'])),
  errors: z.optional(z.partialRecord(ErrorKind, Count)),
  policy: z.optional(z.partialRecord(BrokenDirective, Count)),
});
export type FieldReport = z.infer<typeof FieldReport>;

/** One report a visit, from players who have agreed. It is sent without a token. */
export const sendFieldReport = endpoint({
  method: 'POST',
  path: '/field/report',
  access: 'anyone',
  input: FieldReport,
  output: Done,
  ours: 'call',
});
