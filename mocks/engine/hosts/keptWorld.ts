import * as z from 'zod/mini';

/** A snapshot with the real time at which it was saved, and what led to it, which the snapshot leaves out. */
export const KeptWorld = z.object({
  snapshot: z.unknown(),
  savedAt: z.int(),
  recording: z.optional(z.unknown()),
});
