import type * as z from 'zod/mini';

/** A message that the server pushes. */
export interface PushedEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  name: string;
  payload: Payload;
  /** Never set: this is how an `AskedEvent`, which has a reply, is told apart. */
  reply?: never;
  ours?: true;
}

/** A message that the app sends, then awaits the acknowledgement (7 seconds at most). */
export interface AskedEvent<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  name: string;
  payload: Payload;
  reply: Reply;
  ours?: true;
}

/*@__NO_SIDE_EFFECTS__*/
export function pushed<Payload extends z.ZodMiniType>(
  definition: PushedEvent<Payload>,
): PushedEvent<Payload> {
  return definition;
}

/*@__NO_SIDE_EFFECTS__*/
export function asked<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  definition: AskedEvent<Payload, Reply>,
): AskedEvent<Payload, Reply> {
  return definition;
}
