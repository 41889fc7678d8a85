import { carriedRequest } from './carried.ts';
import {
  type CarriedAnswer,
  type CarriedRequest,
  freshName,
  type Message,
  openChannel,
} from './messages.ts';

/** The other end of a websocket, in the tab that keeps the world. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireHearer {
  text(text: string): void;
  shut(): void;
}

/** Forwards calls and sockets to the tab that keeps the world. */
export interface Asker {
  /** Null for a broken connection. */
  call(request: Request): Promise<CarriedAnswer | null>;
  openWire(hearer: WireHearer): Wire;
}

interface Call {
  request: CarriedRequest;
  isTaken: boolean;
  resolve(answer: CarriedAnswer | null): void;
}

/** Connects this tab to the keeper of the world with this name. */
export function createAsker(name: string): Asker {
  const calls = new Map<string, Call>();
  const wires = new Map<string, WireHearer>();
  const askerId = freshName();
  let asked = 0;
  let keeperId = '';
  let isUp = () => {};
  const up = new Promise<void>((resolve) => {
    isUp = resolve;
  });

  /**
   * Calls that the last keeper took and never answered count as broken connections; the others are sent to
   * the next keeper.
   */
  const turnToNextKeeper = () => {
    for (const [callId, { request, isTaken, resolve }] of calls) {
      if (isTaken) {
        calls.delete(callId);
        resolve(null);
      } else channel.post({ to: 'keeper', kind: 'call', keeperId, callId, request });
    }
    for (const hearer of wires.values()) hearer.shut();
    wires.clear();
  };
  const hear = (message: Message) => {
    if (message.to !== 'pages') return;
    if (message.kind === 'up') {
      const isNext = keeperId !== '' && keeperId !== message.keeperId;
      keeperId = message.keeperId;
      if (isNext) turnToNextKeeper();
      isUp();
    } else if (message.kind === 'answer') {
      calls.get(message.callId)?.resolve(message.answer);
      calls.delete(message.callId);
    } else if (message.kind === 'taken') {
      const call = calls.get(message.callId);
      if (call) call.isTaken = true;
    } else if (message.kind === 'text') wires.get(message.wireId)?.text(message.text);
    else {
      const hearer = wires.get(message.wireId);
      wires.delete(message.wireId);
      hearer?.shut();
    }
  };
  const channel = openChannel(name, hear);
  channel.post({ to: 'keeper', kind: 'who' });
  const nextId = () => {
    asked += 1;
    return `${askerId}-${asked}`;
  };

  return {
    async call(request) {
      await up;
      const carried = await carriedRequest(request);
      const callId = nextId();
      return new Promise((resolve) => {
        calls.set(callId, { request: carried, isTaken: false, resolve });
        channel.post({ to: 'keeper', kind: 'call', keeperId, callId, request: carried });
      });
    },
    openWire(hearer) {
      const wireId = nextId();
      wires.set(wireId, hearer);
      void up.then(() => channel.post({ to: 'keeper', kind: 'open', keeperId, wireId }));
      return {
        send: (text) => channel.post({ to: 'keeper', kind: 'text', wireId, text }),
        close() {
          wires.delete(wireId);
          channel.post({ to: 'keeper', kind: 'closed', wireId });
        },
      };
    },
  };
}
