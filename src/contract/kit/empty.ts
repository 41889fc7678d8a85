import * as z from 'zod/mini';
import { loosely } from './tolerance.ts';

/** Input of a call that takes nothing. */
export const Nothing = z.object({});

// A server of another make that answers without it has done what was asked, too.
export const Ok = loosely(z.literal(true), () => true);

/** The output of a call that only reports success; if it has a message, the app shows it. */
export const Done = z.object({ ok: Ok, message: z.optional(z.string()) });
