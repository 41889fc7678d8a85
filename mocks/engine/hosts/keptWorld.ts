import * as z from 'zod/mini';

/** A snapshot with the real time at which it was saved, which the snapshot itself leaves out. */
export const KeptWorld = z.object({ snapshot: z.unknown(), savedAt: z.int() });
