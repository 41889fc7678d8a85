import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Link } from '../realtime/link.ts';
import type { Hosted } from './hosted.ts';

type WorldOf = (cookies: string | undefined) => Hosted;

/** Serves the realtime of every world on a shared http server. */
export function attachSockets(
  server: HttpServer,
  worldOf: WorldOf,
  ready: (cookies: string | undefined) => Promise<unknown> = async () => undefined,
): Server {
  const io = new Server(server, {
    path: '/public/',
    // Leave other websockets of the server alone, such as hot reload's.
    destroyUpgrade: false,
    serveClient: false,
    // Changes are small and similar, so compressing each against the last ones makes them tiny.
    perMessageDeflate: { threshold: 32 },
  });
  // `allowRequest` is not called when polling upgrades to a websocket; this middleware runs on every request.
  io.engine.use(async (request: IncomingMessage, _response: unknown, next: () => void) => {
    const isReady = await ready(request.headers.cookie).then(
      () => true,
      () => false,
    );
    if (!isReady) {
      request.socket.destroy();
      return;
    }
    const world = worldOf(request.headers.cookie);
    const isUpgrade = request.headers.upgrade !== undefined;
    const isBlocked = isUpgrade && world.takesUpgradeFault();
    if (world.isDown() || isBlocked) request.socket.destroy();
    else next();
  });
  io.use((socket, next) => {
    const refusal = worldOf(socket.handshake.headers.cookie).realtime.refuse(tokenOf(socket));
    next(refusal && Object.assign(new Error(refusal.message), { data: refusal }));
  });
  io.on('connection', (socket) => {
    worldOf(socket.handshake.headers.cookie).realtime.accept(linkOf(socket), tokenOf(socket));
  });
  return io;
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
