import { FrameMessage } from '../../contract/frameMessage.ts';

/** What a frame said; nothing when another window or origin spoke, or spoke otherwise than agreed. */
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
