import type * as z from 'zod/mini';

/** A message that the server pushes. */
export interface PushedEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  name: string;
  payload: Payload;
}

/** A message that a client sends, then awaits the acknowledgement. */
export interface AskedEvent<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  name: string;
  payload: Payload;
  reply: Reply;
}
