import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { admitOrigin } from './admitOrigin.ts';
import { answerNode, refuseBroken } from './nodeAdapter.ts';
import { attachSockets, worldOf } from './socketHost.ts';
import type { Worlds } from './worlds.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const CONTROL = '/api/__mock';

/** Puts the mock backend in front of a server: HTTP under /api, sockets under /public/. */
export function mount(worlds: Worlds, server: HttpServer): Middleware {
  // After five seconds of rest Node would close a connection, also under a call that is on its way on a machine
  // that is busy.
  server.keepAliveTimeout = 0;
  attachSockets(server, worlds);
  return async (request, response, next) => {
    const url = request.url ?? '/';
    try {
      // Vite would answer an address that cannot be decoded with a page that shows its code.
      decodeURI(url.split('?', 1)[0] ?? '');
      if (url.startsWith('/api/') && admitOrigin(request, response)) return;
      const backend = await worlds.ready(worldOf(request));
      // A stopped server serves no files either. Only the command that starts it again still works.
      if (backend.isDown() && !url.startsWith(CONTROL)) request.socket.destroy();
      else if (url.startsWith('/api/')) void answerNode(backend.handlers, request, response);
      else next();
    } catch (error) {
      refuseBroken(response, error);
    }
  };
}
