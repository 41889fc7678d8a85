import * as z from 'zod/mini';
import { faultOf } from '../control/faultOf.ts';
import { instantMs } from '../control/instant.ts';
import { LatencyProfile } from '../control/latency.ts';
import { ClockInput, Scale, Start } from '../control/timeInputs.ts';

/** The commands that every product has. */
export const simpleInputs = {
  reset: z.strictObject({ startAt: z.optional(Start), scale: z.optional(Scale) }),
  snapshot: z.strictObject({}),
  restore: z.strictObject({ snapshot: z.unknown() }),
  clock: ClockInput,
  latency: LatencyProfile,
  fault: z.union([
    z.strictObject({ clear: z.union([z.literal(true), z.string()]) }),
    faultOf(z.string()),
  ]),
  journal: z.strictObject({ since: z._default(z.int().check(z.gte(0)), 0) }),
};

/** An instant given as epoch milliseconds or ISO time, in milliseconds. */
export function instantOf(instant: number | string | undefined): number | undefined {
  return instant === undefined ? undefined : instantMs(instant);
}
