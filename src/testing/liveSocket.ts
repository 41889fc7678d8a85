import { onTestFinished, vi } from 'vitest';
import { sawOffline } from '../state/session/connection.ts';
import { type Network, openNetwork } from './network.ts';

type Heard = (...sent: never[]) => void;
type Answer = (payload: unknown, reply: (answered: unknown) => void) => void;

/** The parts of socket.io's client that the app uses, over a connection without a wire. */
interface Socket {
  connected: boolean;
  connect(): Socket;
  disconnect(): Socket;
}

const wire = (sent: unknown): unknown =>
  sent === undefined ? sent : JSON.parse(JSON.stringify(sent));

let server: Network['backend'] | undefined;
let isReachable = true;
let opened = 0;
const sockets = new Set<Socket>();

function socketOf(token: string): Socket {
  const heard = new Map<string, Heard>();
  const answers = new Map<string, Answer>();
  let any: ((name: string, payload: unknown) => void) | undefined;
  let closed: (() => void)[] = [];
  const tell = (name: string, ...sent: never[]) => heard.get(name)?.(...sent);

  const socket = {
    connected: false,
    io: { on: () => undefined, opts: {} },
    on: (name: string, hear: Heard) => heard.set(name, hear),
    onAny(hear: (name: string, payload: unknown) => void) {
      any = hear;
    },
    removeAllListeners() {
      heard.clear();
      any = undefined;
    },
    connect() {
      if (socket.connected || !isReachable || !server) return socket;
      opened += 1;
      socket.connected = true;
      server.realtime.accept(
        {
          linkId: `test-${opened}`,
          send: (name, payload) => any?.(name, wire(payload)),
          onAsked: (name, answer) => answers.set(name, answer),
          onClosed: (hear) => closed.push(hear),
          drop: () => socket.disconnect(),
          kick: () => socket.disconnect(),
        },
        token,
      );
      tell('connect');
      return socket;
    },
    disconnect() {
      if (!socket.connected) return socket;
      socket.connected = false;
      for (const hear of closed) hear();
      closed = [];
      tell('disconnect', 'transport close' as never);
      return socket;
    },
    timeout: () => ({
      emitWithAck: (name: string, payload: unknown) =>
        new Promise((resolve) => {
          answers.get(name)?.(wire(payload), (answered) => resolve(wire(answered)));
        }),
    }),
  };
  sockets.add(socket);
  // As over a network, it is up only after its listeners are there.
  queueMicrotask(() => socket.connect());
  return socket;
}

vi.doMock('socket.io-client', () => ({
  io: (_: string, { auth }: { auth: { token: string } }) => socketOf(auth.token),
}));

/**
 * A network whose backend reaches the app by its socket, too. `openApp()` opens the socket; `goDown()` loses it,
 * `comeBack()` brings it back.
 */
export function openLiveNetwork(...options: Parameters<typeof openNetwork>): Network {
  const network = openNetwork(...options);
  server = network.backend;
  isReachable = true;
  onTestFinished(() => {
    server = undefined;
    for (const socket of sockets) socket.disconnect();
    sockets.clear();
  });
  return {
    ...network,
    goDown() {
      network.goDown();
      isReachable = false;
      for (const socket of sockets) socket.disconnect();
      // As the phone reports it, before anybody has asked in vain.
      sawOffline();
    },
    comeBack() {
      network.comeBack();
      isReachable = true;
      for (const socket of sockets) socket.connect();
    },
  };
}
