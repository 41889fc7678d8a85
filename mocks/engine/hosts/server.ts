import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hosted } from './hosted.ts';
import { mount } from './mount.ts';
import type { Worlds } from './worlds.ts';

/** Worlds as a server of their own, on a free port. */
export interface WorldServer<World extends Hosted> {
  url: string;
  worlds: Worlds<World>;
  close(): void;
}

export async function startServer<World extends Hosted>(
  worlds: Worlds<World>,
): Promise<WorldServer<World>> {
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
