import * as z from 'zod/mini';
import { table } from '../table.ts';

/** The answer given to an idempotency key, repeated word for word to whoever sends the key again. */
const ReplyRow = z.object({
  replyId: z.string(),
  /** The request it answered: the same key with another body is refused. */
  request: z.string(),
  status: z.int(),
  body: z.string(),
  at: z.int(),
});

export const replies = table(ReplyRow, 'replyId');
