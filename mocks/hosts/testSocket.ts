import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { onTestFinished } from 'vitest';

/** A socket of the app's client, closed when the test ends. */
export function testSocket(url: string, options: Partial<ManagerOptions & SocketOptions>): Socket {
  const socket = io(url, { path: '/public/', forceNew: true, ...options });
  onTestFinished(() => void socket.close());
  return socket;
}
