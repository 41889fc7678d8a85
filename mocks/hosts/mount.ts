import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { answerNode, refuseBroken } from './nodeAdapter.ts';
import { attachSockets } from './socketHost.ts';
import { createWorlds, type Worlds } from './worlds.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const CONTROL = '/api/__mock';

/** The live worlds survive a restart of Vite, which loads this code anew. */
declare global {
  var ojaMockWorlds: Worlds | undefined;
}

export function takeOverWorlds(): Worlds {
  const before = globalThis.ojaMockWorlds;
  const worlds = createWorlds(before?.snapshots());
  before?.dispose();
  globalThis.ojaMockWorlds = worlds;
  return worlds;
}

/** Puts the mock backend in front of a server: HTTP under /api, sockets under /public/. */
export function mount(worlds: Worlds, server: HttpServer | null): Middleware {
  if (server) attachSockets(server, (cookies) => worlds.of(cookies));
  return (request, response, next) => {
    const url = request.url ?? '/';
    try {
      // A page in a sandbox sends no cookie: it names its world in the address.
      const backend = worlds.of(request.headers.cookie ?? url.split('?')[1]);
      // A stopped server serves no files either; only the way to start it again stays open.
      if (backend.isDown() && !url.startsWith(CONTROL)) request.socket.destroy();
      else if (url.startsWith('/api/')) void answerNode(backend.handlers, request, response);
      else next();
    } catch (error) {
      refuseBroken(response, error);
    }
  };
}
