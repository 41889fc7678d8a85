import type { Server } from 'node:net';

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return address.port;
}
