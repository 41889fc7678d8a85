import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { AskedEvent, PushedEvent } from '../contract/kit/event.ts';
import { env } from '../env.ts';
import { countTraffic } from './traffic.ts';

/** Emits wait this long for their acknowledgement. */
const ANSWER_LIMIT_MS = 7000;
const RECONNECT_DELAY_MS = 1000;

export interface TransportHooks {
  connected(): void;
  /** Anything at all came. */
  heard(): void;
  disconnected(): void;
  /** The server refused the session itself; the message is fit to be shown. */
  sessionRefused(message: string): void;
}

const Refusal = z.object({
  data: z.optional(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
});

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();
let socket: Socket | undefined;
/** Rises with each open and close, so that a library that loads late cannot connect for the last user. */
let generation = 0;

/**
 * Opens the one socket of this session, with the numbers of the specification. The library is loaded
 * here and not before: it is 12 KB that no first paint needs. An empty token connects a guest, who may
 * only watch markets.
 */
export async function openTransport(token: string, hooks: TransportHooks): Promise<void> {
  closeTransport();
  const mine = generation;
  const { io } = await import('socket.io-client');
  if (mine !== generation) return;
  const opened = io(env.realtimeUrl, {
    path: '/public/',
    transports: ['websocket', 'polling'],
    auth: { token },
    reconnectionDelay: RECONNECT_DELAY_MS,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
    // A shared manager would deliver to the next user what was meant for the last.
    forceNew: true,
  });
  socket = opened;
  opened.io.on('open', () => {
    const { engine } = opened.io;
    // What is polled is seen like any other request.
    engine.on('packet', ({ data }) => {
      hooks.heard();
      if (engine.transport.name === 'websocket') countTraffic(data);
    });
  });
  opened.on('connect', hooks.connected);
  opened.on('disconnect', (reason) => {
    hooks.disconnected();
    // The library comes back by itself from every other break. If it was the session that ended, the
    // next handshake says so.
    if (reason === 'io server disconnect') {
      setTimeout(() => opened === socket && opened.connect(), RECONNECT_DELAY_MS);
    }
  });
  opened.on('connect_error', (error: unknown) => {
    const refusal = z.safeParse(Refusal, error).data?.data;
    if (refusal?.type === 'SessionError') {
      hooks.sessionRefused(refusal.message || 'session error');
      return;
    }
    opened.io.opts.transports = ['polling', 'websocket'];
    hooks.disconnected();
  });
  opened.onAny((name: string, payload: unknown) => {
    const known = listeners.get(name);
    if (!known) console.warn('unknown event', name);
    for (const listener of known ?? []) listener(payload);
  });
}

export function closeTransport(): void {
  generation += 1;
  socket?.removeAllListeners();
  socket?.disconnect();
  socket = undefined;
}

/** Drops a connection that may be dead although it looks open, and makes a new one. */
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
  return z.parse(event.reply, reply);
}

/** Listens to a pushed event over all sockets to come; a payload of another shape is logged and dropped. */
export function listen<Payload extends z.ZodMiniType>(
  event: PushedEvent<Payload>,
  handle: (payload: z.output<Payload>) => void,
): () => void {
  const listener: Listener = (raw) => {
    const parsed = z.safeParse(event.payload, raw);
    if (parsed.success) handle(parsed.data);
    else console.warn('unreadable event', event.name, parsed.error.issues);
  };
  const known = listeners.get(event.name) ?? new Set();
  listeners.set(event.name, known.add(listener));
  return () => known.delete(listener);
}
