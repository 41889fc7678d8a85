import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { AskedEvent, PushedEvent } from '../contract/kit/event.ts';
import { noteOdd } from '../contract/kit/noteOdd.ts';
import { read } from '../contract/kit/read.ts';
import { loosely } from '../contract/kit/tolerance.ts';
import { env } from '../env.ts';
import { at } from '../lib/base.ts';
import { untilLoaded } from '../lib/untilLoaded.ts';
import { countTraffic } from './traffic.ts';

/** Emits wait this long for their acknowledgement. */
const ANSWER_LIMIT_MS = 7000;
const RECONNECT_DELAY_MS = 1000;
const LONGEST_RECONNECT_DELAY_MS = 5000;

export interface TransportHooks {
  connected(): void;
  /** Any packet came from the server. */
  heard(): void;
  disconnected(): void;
  /** The server refused the session. The message may be shown to the player. */
  sessionRefused(message: string): void;
}

const Text = loosely(z._default(z.string(), ''), () => '');

/** socket.io puts a text of its own beside `data`, which may be all that a server says. */
const Refusal = z.object({ message: Text, data: z.object({ type: Text, message: Text }) });

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();
let socket: Socket | undefined;
/**
 * Rises with each open and close. When socket.io arrives late, it tells that the session it was loaded for
 * has ended.
 */
let generation = 0;

/**
 * Opens the session's only socket, with the intervals of the specification. Loads socket.io only here: no
 * first paint needs its 12 KB. An empty token connects a guest, who may only watch markets.
 */
export async function openTransport(token: string, hooks: TransportHooks): Promise<void> {
  closeTransport();
  const mine = generation;
  // One name of it, so that the build leaves out the rest.
  const io = await untilLoaded(() => import('socket.io-client').then((module) => module.io));
  if (mine !== generation) return;
  const opened = io(env.realtimeUrl, {
    path: at('/public/'),
    transports: ['websocket', 'polling'],
    auth: { token },
    reconnectionDelay: RECONNECT_DELAY_MS,
    reconnectionDelayMax: LONGEST_RECONNECT_DELAY_MS,
    randomizationFactor: 0.5,
    timeout: 20_000,
    // A shared manager would deliver the last player's packets to the next one.
    forceNew: true,
  });
  socket = opened;
  opened.io.on('open', () => {
    const { engine } = opened.io;
    // Polling packets already count as ordinary requests.
    engine.on('packet', ({ data }) => {
      hooks.heard();
      if (engine.transport.name === 'websocket') countTraffic(data);
    });
  });
  let delayMs = RECONNECT_DELAY_MS;
  /** socket.io does so itself where the network broke, and never where the server said no. */
  const reconnect = () => {
    if (opened.active) return;
    setTimeout(() => opened === socket && !opened.active && opened.connect(), delayMs);
    delayMs = Math.min(delayMs * 2, LONGEST_RECONNECT_DELAY_MS);
  };
  opened.on('connect', () => {
    delayMs = RECONNECT_DELAY_MS;
    hooks.connected();
  });
  opened.on('disconnect', () => {
    hooks.disconnected();
    // If the session has ended, the next handshake says so.
    reconnect();
  });
  opened.on('connect_error', (error: unknown) => {
    const refusal = read(Refusal, partsOf(error)).data;
    if (refusal?.data.type === 'SessionError') {
      hooks.sessionRefused(refusal.data.message || refusal.message || 'session error');
      return;
    }
    opened.io.opts.transports = ['polling', 'websocket'];
    hooks.disconnected();
    reconnect();
  });
  opened.onAny((name: string, payload: unknown) => {
    const known = listeners.get(name);
    if (!known) console.warn('unknown event', name);
    for (const listener of known ?? []) listener(payload);
  });
}

/** Its message is no field of its own that a copy would have. */
function partsOf(error: unknown): unknown {
  return error instanceof Error && { message: error.message, data: 'data' in error && error.data };
}

export function closeTransport(): void {
  generation += 1;
  socket?.removeAllListeners();
  socket?.disconnect();
  socket = undefined;
}

/** Drops a connection that looks open but may be dead, and opens a new one. */
export function renewTransport(): void {
  socket?.disconnect().connect();
}

/**
 * Emits and awaits the reply, 7 seconds at most; rejects on time-out, disconnect, or a reply that the
 * contract does not know. A plain emit is never used: it is buffered and could reach the next session.
 */
export async function ask<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  event: AskedEvent<Payload, Reply>,
  payload: z.output<Payload>,
): Promise<z.output<Reply>> {
  if (!socket?.connected) throw new Error('socket has been disconnected');
  const wire = z.encode(event.payload, payload);
  const reply: unknown = await socket.timeout(ANSWER_LIMIT_MS).emitWithAck(event.name, wire);
  const reading = read(event.reply, reply);
  noteOdd(`reply to ${event.name}`, reading);
  if (!reading.isRead) throw new Error(`the reply to ${event.name} could not be read`);
  return reading.data;
}

/**
 * Listens to a pushed event on this socket and every later one. Logs and drops a payload of the wrong shape.
 */
export function listen<Payload extends z.ZodMiniType>(
  event: PushedEvent<Payload>,
  handle: (payload: z.output<Payload>) => void,
): () => void {
  const listener: Listener = (raw) => {
    const reading = read(event.payload, raw);
    noteOdd(`event ${event.name}`, reading);
    if (reading.isRead) handle(reading.data);
  };
  const known = listeners.get(event.name) ?? new Set();
  listeners.set(event.name, known.add(listener));
  return () => known.delete(listener);
}
