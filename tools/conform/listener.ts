import { io, type Socket } from 'socket.io-client';
import type { Checker } from './checker.ts';
import type { AsyncApi } from './contractFile.ts';

interface Heard {
  event: string;
  payload: unknown;
}

/** A connection that keeps what it hears. */
export interface Listener {
  socket: Socket;
  /** The acknowledgement of a question. */
  ask(event: string, payload?: unknown): Promise<unknown>;
  /** The first event since the call that fits; undefined when none came in time. */
  await(event: string, fits?: (payload: unknown) => boolean, ms?: number): Promise<unknown>;
  /** How many events were heard. */
  count(): number;
  /** What is wrong with them. */
  unfit(): string[];
  close(): void;
}

/** Connects; resolves when connected, rejects with the server's `connect_error`. */
export async function listen(
  url: string,
  token: string,
  { asyncApi, check, patienceMs, transports = ['websocket'], world }: ListenOptions,
): Promise<Listener> {
  const socket = io(url, {
    path: '/public/',
    auth: { token },
    transports,
    forceNew: true,
    ...(world && { query: { 'mock-world': world } }),
    reconnection: false,
    timeout: 8000,
  });
  const heard: Heard[] = [];
  const faults: string[] = [];
  const waiting = new Set<() => void>();
  const pushed = Object.entries(asyncApi.channels).filter(
    ([name]) => asyncApi.operations[name]?.action === 'send',
  );
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    const channel = pushed.find(([, { address }]) => address === event)?.[1];
    const message = Object.values(channel?.messages ?? {})[0];
    const fault = message ? check(message.payload, payload) : 'the contract has no such event';
    if (fault) faults.push(`${event}: ${fault}`);
    for (const wake of waiting) wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    ask: (event, payload) =>
      socket.timeout(8000).emitWithAck(event, ...(payload === undefined ? [] : [payload])),
    async await(event, fits = () => true, ms = patienceMs) {
      const found = () => heard.find((one) => one.event === event && fits(one.payload));
      if (!found()) {
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer);
            waiting.delete(look);
            resolve();
          };
          const look = () => found() && end();
          const timer = setTimeout(end, ms);
          waiting.add(look);
        });
      }
      return found()?.payload;
    },
    count: () => heard.length,
    unfit: () => [...new Set(faults)],
    close: () => socket.disconnect(),
  };
}

interface ListenOptions {
  asyncApi: AsyncApi;
  check: Checker;
  /** How long an event is waited for. */
  patienceMs: number;
  transports?: string[];
  /** The world of a mock backend. */
  world?: string | undefined;
}
