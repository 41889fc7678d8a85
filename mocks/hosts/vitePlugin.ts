import type { Plugin } from 'vite';
import { servedBy } from '../engine/hosts/servedBy.ts';

/**
 * The mock backend in `vite` and `vite preview`; nothing of it goes into a build. In vite.config.ts:
 *
 *     import { mockBackend } from './mocks/hosts/vitePlugin.ts';
 *     plugins: [mockBackend(), react(), …]
 *
 * It comes first, so that it may refuse a request before anything else answers it.
 */
export function mockBackend(): Plugin {
  return servedBy({
    name: 'oja:mock-backend',
    greeting: (address) =>
      `  ➜  A mock backend answers ${address}api. Its panel: ${address}api/__mock/panel`,
    pageDoor: new URL('../control/door/pageDoor.ts', import.meta.url),
    async mounted(server) {
      const { mount } = await import('../engine/hosts/mount.ts');
      const { takeOverWorlds } = await import('./takeOverWorlds.ts');
      return mount(takeOverWorlds(), server);
    },
  });
}
