import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import { type RawInput, readInput } from '../engine/http/readInput.ts';
import type { Reply } from '../engine/http/reply.ts';
import type { Desk } from './desk.ts';
import { nameOf } from './nameOf.ts';

/** The answer of a recorded server; undefined while none plays, or when it was never asked this. */
export async function played(
  desk: Desk,
  endpoint: Endpoint,
  request: Request,
  params: RawInput,
): Promise<Reply | undefined> {
  if (!desk.player.isPlaying) return undefined;
  // A copy, because the rules read it too if nothing was recorded.
  const sent = await readInput(endpoint, request.clone(), params).catch(() => ({}));
  desk.catchUp();
  const recorded = desk.player.call(nameOf(endpoint), sent);
  return recorded && { status: recorded.status, body: JSON.stringify(recorded.answered ?? {}) };
}
