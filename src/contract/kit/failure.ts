import * as z from 'zod/mini';

/** A field that is read for itself: one of another type counts as missing and spoils no other. */
const read = <Field extends z.ZodMiniType>(field: Field) => z.catch(z.optional(field), undefined);

/**
 * The body of a refused call. The specification reads `message` or `errorMessage` and `error: true`. `code`
 * and `fields` are ours: a stable name for the refusal, and a message for each form field concerned.
 */
export const Failure = z.object({
  error: read(z.boolean()),
  message: read(z.string()),
  errorMessage: read(z.string()),
  code: read(z.string()),
  fields: read(z.catchall(z.object({}), z.string())),
});
export type Failure = z.output<typeof Failure>;
