import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hosted } from './hosted.ts';
import { mount } from './mount.ts';
import type { Worlds } from './worlds.ts';

/** Worlds as a server of their own. */
export interface WorldServer<World extends Hosted> {
  url: string;
  worlds: Worlds<World>;
  close(): void;
}

export async function startServer<World extends Hosted>(
  worlds: Worlds<World>,
  /** A free port of this machine alone, unless told otherwise. */
  { port: wanted = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<WorldServer<World>> {
  const server = createServer();
  const answer = mount(worlds, server);
  server.on('request', (request, response) => {
    // The socket has its own listener.
    if (!request.url?.startsWith('/public/'))
      answer(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(wanted, host, resolve);
  });
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
