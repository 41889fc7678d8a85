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

// A socket that never opens and never fails: one that failed would make the page say so after five
// seconds, in whichever test it is by then. What a socket would say, a test says itself.
vi.doMock('socket.io-client', () => ({ io: () => silent }));
