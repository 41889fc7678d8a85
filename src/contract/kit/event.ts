import type * as z from 'zod/mini';

/** A message the server sends on its own. */
export interface PushedEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  name: string;
  payload: Payload;
  /** Nobody answers it: that tells it from what is asked. */
  reply?: never;
  ours?: true;
}

/** A message the app emits and whose acknowledgement it awaits, 7 seconds at most. */
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
