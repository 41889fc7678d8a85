import type { House } from '../domain/house.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Reply } from './reply.ts';

/**
 * Returns the stored answer of a key, or performs the call and stores its answer: one effect, however often
 * it is sent. Refusals have no effect and are not stored, so a corrected or later request may succeed.
 */
export function onceOnly(
  { db, clock }: House,
  replyId: string,
  request: string,
  perform: () => Reply,
): Reply {
  const stored = db.replies.get(replyId);
  if (!stored) {
    const reply = perform();
    db.replies.insert({ replyId, request, ...reply, at: clock.now() });
    return reply;
  }
  if (stored.request === request) return { status: stored.status, body: stored.body };
  throw new Refusal('duplicate-reference', 'This reference was already used for something else', {
    status: 409,
  });
}
