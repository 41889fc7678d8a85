import { FrameMessage } from '../../contract/frameMessage.ts';

/**
 * A frame's message; undefined when it came from another window or origin, or does not match the contract.
 */
export function readFrameMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: { window: Window | null | undefined; origin: string },
): FrameMessage | undefined {
  if (!from.window || event.source !== from.window || event.origin !== from.origin) {
    return undefined;
  }
  const message = FrameMessage.safeParse(event.data);
  return message.success ? message.data : undefined;
}
