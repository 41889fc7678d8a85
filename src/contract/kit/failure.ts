import * as z from 'zod/mini';

/**
 * The body of a refused call. The specification reads `message` or `errorMessage` and `error: true`. `code`
 * and `fields` are ours: a stable name for the refusal, and a message for each form field concerned.
 */
export const Failure = z.object({
  error: z.optional(z.boolean()),
  message: z.optional(z.string()),
  errorMessage: z.optional(z.string()),
  code: z.optional(z.string()),
  fields: z.optional(z.catchall(z.object({}), z.string())),
});
export type Failure = z.output<typeof Failure>;
