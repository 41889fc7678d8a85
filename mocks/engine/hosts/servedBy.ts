import type { Server as HttpServer } from 'node:http';
import type { Plugin } from 'vite';
import type { Middleware } from './mount.ts';

interface Served {
  name: string;
  /** Loads the worlds and puts them in front of the server. Called when Vite starts, not when it is configured. */
  mounted(server: HttpServer): Promise<Middleware>;
  /** A module for the page, in development only: preview serves the production page. */
  pageDoor?: URL;
}

/** Worlds in `vite` and `vite preview`; nothing of them goes into a build. */
export function servedBy({ name, mounted, pageDoor }: Served): Plugin {
  return {
    name,
    apply: 'serve',
    async configureServer(server) {
      // Vitest starts a server too, but without a socket.
      if (!server.httpServer) return;
      server.middlewares.use(await mounted(server.httpServer as HttpServer));
    },
    transformIndexHtml: (_html, { server }) =>
      server &&
      pageDoor && [
        {
          tag: 'script',
          attrs: { type: 'module', src: `/@fs${pageDoor.pathname}` },
          injectTo: 'head-prepend',
        },
      ],
    async configurePreviewServer(server) {
      server.middlewares.use(await mounted(server.httpServer as HttpServer));
    },
  };
}
