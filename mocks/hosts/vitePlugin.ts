import type { Server as HttpServer } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** A module for the page, in development only: preview serves the production page. */
const PAGE_DOOR = new URL('../control/door/pageDoor.ts', import.meta.url);

/**
 * The mock backend in `vite` and `vite preview`; nothing of it goes into a build. In vite.config.ts:
 *
 *     import { mockBackend } from './mocks/hosts/vitePlugin.ts';
 *     plugins: [mockBackend(), react(), …]
 *
 * It comes first, so that it may refuse a request before anything else answers it.
 */
export function mockBackend(): Plugin {
  return {
    name: 'oja:mock-backend',
    apply: 'serve',
    // Vite would answer a browser's question before a call itself, and refuse the cookies.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    async configureServer(server) {
      // Vitest starts a server too, but without a socket.
      if (server.httpServer) await serve(server);
    },
    configurePreviewServer: serve,
    transformIndexHtml: (_html, { server }) =>
      server && [
        {
          tag: 'script',
          attrs: { type: 'module', src: `/@fs${PAGE_DOOR.pathname}` },
          injectTo: 'head-prepend',
        },
      ],
  };
}

/** Loads the worlds and puts them in front of the server. Called when Vite starts, not when it is configured. */
async function serve(server: ViteDevServer | PreviewServer): Promise<void> {
  const { mount } = await import('../engine/hosts/mount.ts');
  const { takeOverWorlds } = await import('./takeOverWorlds.ts');
  server.middlewares.use(mount(takeOverWorlds(), server.httpServer as HttpServer));
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [address] = server.resolvedUrls?.local ?? [];
    if (!address) return;
    const said = `  ➜  A mock backend answers ${address}api. Its panel: ${address}api/__mock/panel`;
    server.config.logger.info(said);
  };
}
