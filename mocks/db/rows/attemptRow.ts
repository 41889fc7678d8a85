import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';

export const AttemptKind = z.enum(['login', 'code']);
export type AttemptKind = z.output<typeof AttemptKind>;

/** A wrong password, or a code that was asked for: so many of them and then no more for a while. */
const AttemptRow = z.object({
  attemptId: z.int(),
  kind: AttemptKind,
  /** The username or contact, whether or not there is such an account. */
  subject: z.string(),
  /** The network address; empty when there is none. */
  address: z.string(),
  at: z.int(),
});

export const attempts = table(AttemptRow, 'attemptId', ['subject', 'address']);
