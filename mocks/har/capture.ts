import * as z from 'zod/mini';

/** Milliseconds since the recording began. */
const at = z.int().check(z.gte(0));

const CapturedCall = z.strictObject({
  at,
  /** The name of the call in the contract. */
  call: z.string(),
  sent: z.record(z.string(), z.unknown()),
  /** 0 for a broken connection. */
  status: z.int(),
  answered: z.optional(z.unknown()),
});
export type CapturedCall = z.output<typeof CapturedCall>;

const CapturedQuestion = z.strictObject({
  at,
  asked: z.string(),
  sent: z.optional(z.unknown()),
  answered: z.unknown(),
});
export type CapturedQuestion = z.output<typeof CapturedQuestion>;

const CapturedEvent = z.strictObject({ at, event: z.string(), payload: z.unknown() });
export type CapturedEvent = z.output<typeof CapturedEvent>;

/** What a server did while a browser recorded it, without secrets. */
export const Capture = z.strictObject({
  begunAt: z.iso.datetime(),
  calls: z.array(CapturedCall),
  questions: z.array(CapturedQuestion),
  events: z.array(CapturedEvent),
});
export type Capture = z.output<typeof Capture>;
