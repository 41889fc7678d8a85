import type { Clock } from '../clock.ts';
import type { Repository } from '../db/repository.ts';
import { Refusal } from '../refusal.ts';
import type { Reply } from './reply.ts';

/** The answer to a key, and the request that it answered. */
interface StoredReply {
  replyId: string;
  request: string;
  status: number;
  body: string;
  at: number;
}

/**
 * Returns the stored answer of a key, or performs the call and stores its answer: one effect, however often
 * it is sent. Refusals have no effect and are not stored, so a corrected or later request may succeed.
 */
export function onceOnly(
  replies: Repository<StoredReply>,
  clock: Pick<Clock, 'now'>,
  replyId: string,
  request: string,
  perform: () => Reply,
): Reply {
  const stored = replies.get(replyId);
  if (!stored) {
    const reply = perform();
    replies.insert({ replyId, request, ...reply, at: clock.now() });
    return reply;
  }
  if (stored.request === request) return { status: stored.status, body: stored.body };
  throw new Refusal('duplicate-reference', 'This reference was already used for something else', {
    status: 409,
  });
}
