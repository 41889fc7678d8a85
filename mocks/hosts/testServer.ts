import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Slicing } from '../control/slices.ts';
import { mount } from './mount.ts';
import { createWorlds, type Worlds } from './worlds.ts';

/** The mock backend as a server of its own, on a free port. */
export interface TestServer {
  url: string;
  worlds: Worlds;
  close(): void;
}

export async function startTestServer(slicing?: Slicing): Promise<TestServer> {
  const worlds = createWorlds(undefined, undefined, slicing);
  const server = createServer();
  const answer = mount(worlds, server);
  server.on('request', (request, response) => {
    // The socket has its own listener.
    if (!request.url?.startsWith('/public/')) answer(request, response, () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    worlds,
    close() {
      worlds.dispose();
      server.close();
      server.closeAllConnections();
    },
  };
}
