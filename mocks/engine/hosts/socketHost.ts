import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Link } from '../realtime/link.ts';
import { worldName } from './worldName.ts';
import type { Worlds } from './worlds.ts';

/** The name of the world that a request is for. Throws BadWorldName. */
export function worldOf({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string {
  return worldName({ header: [headers['x-mock-world']].flat()[0], cookies: headers.cookie, url });
}

/** Serves the realtime of every world on a shared http server. */
export function attachSockets(server: HttpServer, worlds: Pick<Worlds, 'of' | 'ready'>): Server {
  const io = new Server(server, {
    path: '/public/',
    // Leave other websockets of the server alone, such as hot reload's.
    destroyUpgrade: false,
    serveClient: false,
    // Changes are small and similar, so compressing each against the last ones makes them tiny.
    perMessageDeflate: { threshold: 32 },
    // An app on another origin asks with its cookies, which name its world.
    cors: { origin: true, credentials: true },
  });
  // `allowRequest` is not called when polling upgrades to a websocket; this middleware runs on every request.
  io.engine.use(
    async (request: IncomingMessage, _response: unknown, next: (refusal?: Error) => void) => {
      const name = nameOf(request);
      if (name instanceof Error) {
        next(name);
        return;
      }
      const world = await worlds.ready(name).catch(() => undefined);
      const isUpgrade = request.headers.upgrade !== undefined;
      const isBlocked = isUpgrade && world?.takesUpgradeFault();
      if (!world || world.isDown() || isBlocked) request.socket.destroy();
      else next();
    },
  );
  io.use((socket, next) => {
    const refusal = worlds.of(worldOf(socket.handshake)).realtime.refuse(tokenOf(socket));
    next(refusal && Object.assign(new Error(refusal.message), { data: refusal }));
  });
  io.on('connection', (socket) => {
    worlds.of(worldOf(socket.handshake)).realtime.accept(linkOf(socket), tokenOf(socket));
  });
  return io;
}

function nameOf(request: IncomingMessage): string | Error {
  try {
    return worldOf(request);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function tokenOf({ handshake }: Socket): string {
  return typeof handshake.auth['token'] === 'string' ? handshake.auth['token'] : '';
}

function linkOf(socket: Socket): Link {
  return {
    linkId: socket.id,
    send: (event, payload) => socket.emit(event, payload),
    onAsked(event, answer) {
      socket.on(event, (...sent: unknown[]) => {
        const reply = sent.at(-1);
        const payload = typeof sent[0] === 'function' ? undefined : sent[0];
        answer(payload, (answered) => {
          if (typeof reply === 'function') reply(answered);
        });
      });
    },
    onClosed: (heard) => socket.on('disconnect', heard),
    drop: () => socket.conn.close(),
    kick: () => socket.disconnect(true),
  };
}
