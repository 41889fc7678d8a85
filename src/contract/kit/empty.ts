import * as z from 'zod/mini';

/** A call that takes nothing. */
export const Nothing = z.object({});

/** An answer that only says it worked; its message, if any, is shown. */
export const Done = z.object({ ok: z.literal(true), message: z.optional(z.string()) });
