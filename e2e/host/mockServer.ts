import { createServer } from 'node:http';
import { mount } from '../../mocks/engine/hosts/mount.ts';
import { takeOverWorlds } from '../../mocks/hosts/takeOverWorlds.ts';
import { portOf } from './portOf.ts';

/** The mock backend on its own port, as an API host behind the site. */
export interface MockServer {
  port: number;
  url: string;
  close(): void;
}

export async function startMockServer(): Promise<MockServer> {
  const worlds = takeOverWorlds();
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  const answer = mount(worlds, server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close() {
      worlds.dispose();
      server.closeAllConnections();
      server.close();
    },
  };
}
