/** A request or answer in a form that can be sent to another tab. */
export interface CarriedRequest {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | null;
}

export interface CarriedAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

/**
 * Messages from the tabs to the keeper. A call or a websocket is for the keeper that its tab knows: a keeper
 * that the tab has not heard of yet leaves it, and the tab sends the call again once it has. A call that two
 * keepers took would be carried out twice.
 */
export type ToKeeper =
  | { to: 'keeper'; kind: 'who' }
  | { to: 'keeper'; kind: 'call'; keeperId: string; callId: string; request: CarriedRequest }
  /** A websocket, and the Engine.IO text that goes over it. */
  | { to: 'keeper'; kind: 'open'; keeperId: string; wireId: string }
  | { to: 'keeper'; kind: 'text'; wireId: string; text: string }
  | { to: 'keeper'; kind: 'closed'; wireId: string };

/** Messages from the keeper to all tabs. */
export type ToPages =
  | { to: 'pages'; kind: 'up'; keeperId: string }
  /** A call has arrived; the next keeper will not know of it. */
  | { to: 'pages'; kind: 'taken'; callId: string }
  /** Null for a broken connection. */
  | { to: 'pages'; kind: 'answer'; callId: string; answer: CarriedAnswer | null }
  | { to: 'pages'; kind: 'text'; wireId: string; text: string }
  | { to: 'pages'; kind: 'shut'; wireId: string };

export type Message = ToKeeper | ToPages;

/**
 * Opens the channel between tabs and keeper. A message reaches every channel but the one it was posted on, so
 * the keeper's own tab uses it like the others.
 */
export function openChannel(name: string, hear: (message: Message) => void) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return {
    post: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** A name that no other tab has, whatever the world's seed. */
export const freshName = (): string => crypto.randomUUID();
