import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupServer } from 'msw/node';
import { type Backend, type BackendOptions, createBackend } from '../backend.ts';
import { attachSockets } from '../engine/hosts/socketHost.ts';
import { TEST_START } from './testStart.ts';

/** A backend for Vitest: calls are answered in-process, sockets on a free port. */
export interface TestHost {
  backend: Backend;
  /** The address for socket.io-client, with the path `/public/`. */
  realtimeUrl: string;
  close(): Promise<void>;
}

export async function startTestHost(options: BackendOptions = {}): Promise<TestHost> {
  const backend = createBackend({
    clock: { startAt: TEST_START, scale: 0 },
    strict: true,
    ...options,
  });
  const http = setupServer(...backend.handlers);
  http.listen({ onUnhandledRequest: 'bypass' });
  const server = createServer();
  const sockets = attachSockets(server, { of: () => backend, ready: async () => backend });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    backend,
    realtimeUrl: `http://127.0.0.1:${port}`,
    async close() {
      backend.dispose();
      http.close();
      await sockets.close();
    },
  };
}
