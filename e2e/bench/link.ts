import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../host/portOf.ts';

/** The player's slow link; all connections share its speed. */
const BYTES_PER_MS = 400_000 / 8 / 1000;
const ROUND_TRIP_MS = 400;
/** The payload of one packet. */
const SEGMENT_BYTES = 1460;
/** What a server sends before the phone's first acknowledgement: the 14 KB that a first view should fit in. */
const FIRST_SEGMENTS = 10;
const MOST_SEGMENTS = 64;

type Carry = (part: Buffer, deliver: (part: Buffer) => void) => void;

/**
 * A simulated link in front of a server. The browser's own throttling ignores handshakes and does not reach
 * workers; here each connection pays its round trips.
 */
export interface Link {
  port: number;
  /** Slow, or at full speed: of later connections, for it ends those that are open. */
  slow(isSlow: boolean): void;
  /** Ends every connection and refuses new ones, or accepts them again. */
  cut(isCut: boolean): void;
  /** Bytes that have reached the browser, TLS and HTTP included. */
  bytesDown(): number;
  /** Resolves when nothing has arrived for this long. */
  quiet(forMs: number): Promise<void>;
  close(): void;
}

export async function openLink(serverPort: number): Promise<Link> {
  let lanes: { up: Carry; down: Carry } | undefined;
  let isCut = false;
  let bytes = 0;
  let heardAt = 0;
  const clients = new Set<Socket>();

  const server = createServer({ noDelay: true }, (client) => {
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ port: serverPort, host: '127.0.0.1', noDelay: true });
    clients.add(client);
    const end = () => {
      clients.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    const deliver = (chunk: Buffer) => {
      bytes += chunk.length;
      heardAt = performance.now();
      if (!client.destroyed) client.write(chunk);
    };
    if (!lanes) {
      client.on('data', (chunk) => upstream.write(chunk));
      upstream.on('data', deliver);
      return;
    }
    const { up, down } = lanes;
    const send = (chunk: Buffer) => {
      for (const part of segments(chunk)) up(part, (arrived) => upstream.write(arrived));
    };
    // The kernel has accepted the connection already; on a real link the first byte waits for a round trip.
    const held: Buffer[] = [];
    let isOpen = false;
    client.on('data', (chunk) => (isOpen ? send(chunk) : held.push(chunk)));
    setTimeout(() => {
      isOpen = true;
      for (const chunk of held) send(chunk);
    }, ROUND_TRIP_MS);
    upstream.on('data', slowStart(down, deliver));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    port: portOf(server),
    slow(isSlow) {
      lanes = isSlow ? { up: createLane(), down: createLane() } : undefined;
      for (const client of clients) client.destroy();
    },
    cut(next) {
      isCut = next;
      if (isCut) for (const client of clients) client.resetAndDestroy();
    },
    bytesDown: () => bytes,
    async quiet(forMs) {
      const since = performance.now();
      let restMs = forMs;
      while (restMs > 0) {
        await new Promise((resolve) => setTimeout(resolve, restMs));
        restMs = Math.max(since, heardAt) + forMs - performance.now();
      }
    },
    close() {
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}

/** One direction of the link: a packet waits for what was sent before it, then travels. */
function createLane(): Carry {
  const underWay: (() => void)[] = [];
  let freeAt = 0;
  return (part, deliver) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + part.length / BYTES_PER_MS;
    underWay.push(() => deliver(part));
    // Timers may fire out of order by a millisecond, but bytes must not: each timer delivers the oldest.
    setTimeout(() => underWay.shift()?.(), freeAt + ROUND_TRIP_MS / 2 - now);
  };
}

/** Sends like TCP: a few packets first, then two for each acknowledged one. */
function slowStart(carry: Carry, deliver: (part: Buffer) => void) {
  const waiting: Buffer[] = [];
  let mayFly = FIRST_SEGMENTS;
  let flying = 0;
  const send = () => {
    while (flying < mayFly) {
      const part = waiting.shift();
      if (!part) return;
      flying += 1;
      carry(part, (arrived) => {
        deliver(arrived);
        setTimeout(acknowledged, ROUND_TRIP_MS / 2);
      });
    }
  };
  const acknowledged = () => {
    flying -= 1;
    mayFly = Math.min(mayFly + 1, MOST_SEGMENTS);
    send();
  };
  return (chunk: Buffer) => {
    waiting.push(...segments(chunk));
    send();
  };
}

function segments(chunk: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
    parts.push(chunk.subarray(start, start + SEGMENT_BYTES));
  }
  return parts;
}
