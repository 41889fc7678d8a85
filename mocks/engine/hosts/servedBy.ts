import type { Server as HttpServer } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Middleware } from './mount.ts';

interface Served {
  name: string;
  /** Loads the worlds and puts them in front of the server. Called when Vite starts, not when it is configured. */
  mounted(server: HttpServer): Promise<Middleware>;
  /** A module for the page, in development only: preview serves the production page. */
  pageDoor?: URL;
  /** What the terminal says below the addresses. */
  greeting?(address: string): string;
}

/** Worlds in `vite` and `vite preview`; nothing of them goes into a build. */
export function servedBy({ name, mounted, pageDoor, greeting }: Served): Plugin {
  const greet = (server: ViteDevServer | PreviewServer) => {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const [address] = server.resolvedUrls?.local ?? [];
      if (greeting && address) server.config.logger.info(greeting(address));
    };
  };
  return {
    name,
    apply: 'serve',
    // Vite would answer a browser's question before a call itself, and refuse the cookies.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    async configureServer(server) {
      // Vitest starts a server too, but without a socket.
      if (!server.httpServer) return;
      server.middlewares.use(await mounted(server.httpServer as HttpServer));
      greet(server);
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
      greet(server);
    },
  };
}
