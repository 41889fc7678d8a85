import { parseMessage, type WorkerMessage } from './messages.ts';

interface ReceivedMessage {
  data: unknown;
  origin: string;
  source: object | null;
}

/** Accepts a message only from one of our pages and with a known type. */
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
