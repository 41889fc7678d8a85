import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';

/** The answer stored for an idempotency key and repeated to whoever sends the key again. */
const ReplyRow = z.object({
  replyId: z.string(),
  /** The request it answered. The same key with another body is refused. */
  request: z.string(),
  status: z.int(),
  body: z.string(),
  at: z.int(),
});

export const replies = table(ReplyRow, 'replyId');
