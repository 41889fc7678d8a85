/** A request or an answer as it can be sent to another tab. */
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

/** What tabs say to the one that keeps the world. */
export type ToKeeper =
  | { to: 'keeper'; kind: 'who' }
  | { to: 'keeper'; kind: 'call'; callId: string; request: CarriedRequest }
  /** A websocket, and what goes over it: text as Engine.IO writes it. */
  | { to: 'keeper'; kind: 'open'; wireId: string }
  | { to: 'keeper'; kind: 'text'; wireId: string; text: string }
  | { to: 'keeper'; kind: 'closed'; wireId: string };

/** What the keeper says to all of them. */
export type ToPages =
  | { to: 'pages'; kind: 'up'; keeperId: string }
  /** A call has arrived; whoever keeps the world next does not know of it. */
  | { to: 'pages'; kind: 'taken'; callId: string }
  /** Without an answer the connection is broken. */
  | { to: 'pages'; kind: 'answer'; callId: string; answer: CarriedAnswer | null }
  | { to: 'pages'; kind: 'text'; wireId: string; text: string }
  | { to: 'pages'; kind: 'shut'; wireId: string };

export type Message = ToKeeper | ToPages;

/**
 * Every tab talks to the keeper alike, the keeper's own tab too: a message reaches all channels of the
 * name but the one it was posted on.
 */
export function openChannel(hear: (message: Message) => void) {
  const channel = new BroadcastChannel('oja-demo');
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return {
    post: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** One of a kind among the tabs that are open. */
export const pageId = String(performance.timeOrigin);
