import { vi } from 'vitest';

const silent = {
  connected: false,
  io: { on: () => undefined, opts: {} },
  on: () => undefined,
  onAny: () => undefined,
  removeAllListeners: () => undefined,
  connect: () => silent,
  disconnect: () => silent,
};

// A socket that neither opens nor fails: a failing one would show the banner after five seconds, in whichever
// test runs then. Tests play the socket's messages themselves.
vi.doMock('socket.io-client', () => ({ io: () => silent }));
