import type { Server as HttpServer } from 'node:http';
import type { Plugin } from 'vite';

const PAGE_DOOR = new URL('../control/pageDoor.ts', import.meta.url);

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
    async configureServer(server) {
      // Vitest starts a server too, but without a socket.
      if (!server.httpServer) return;
      await use(server.middlewares, server.httpServer);
    },
    // Development only: preview serves the production page, to which nothing may be added.
    transformIndexHtml: (_html, { server }) =>
      server && [
        {
          tag: 'script',
          attrs: { type: 'module', src: `/@fs${PAGE_DOOR.pathname}` },
          injectTo: 'head-prepend',
        },
      ],
    async configurePreviewServer(server) {
      await use(server.middlewares, server.httpServer);
    },
  };
}

async function use(
  middlewares: { use(handle: ReturnType<typeof import('./mount.ts').mount>): unknown },
  server: unknown,
): Promise<void> {
  const { mount, takeOverWorlds } = await import('./mount.ts');
  middlewares.use(mount(takeOverWorlds(), server as HttpServer));
}
