import { parseMessage, type WorkerMessage } from './messages.ts';

interface ReceivedMessage {
  data: unknown;
  origin: string;
  source: object | null;
}

/** A message counts only when it comes from a page of ours and says something we know. */
export function acceptMessage(
  { data, origin, source }: ReceivedMessage,
  ownOrigin: string,
): WorkerMessage | undefined {
  if (origin !== ownOrigin || !isOwnPage(source, ownOrigin)) return undefined;
  return parseMessage(data);
}

function isOwnPage(source: object | null, ownOrigin: string): boolean {
  if (!source || !('url' in source) || !('type' in source)) return false;
  const { url, type } = source;
  return type === 'window' && typeof url === 'string' && new URL(url).origin === ownOrigin;
}
