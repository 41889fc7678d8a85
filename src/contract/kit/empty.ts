import * as z from 'zod/mini';

/** Input of a call that takes nothing. */
export const Nothing = z.object({});

/** The output of a call that only reports success; if it has a message, the app shows it. */
export const Done = z.object({ ok: z.literal(true), message: z.optional(z.string()) });
