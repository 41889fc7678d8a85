import { connect, createServer, type Socket } from 'node:net';
import { createRandom } from '../../../mocks/engine/random.ts';
import { holdFor } from './holdFor.ts';
import { createLane, type Lane } from './lane.ts';
import type { LinkShape } from './linkShape.ts';
import { lossy } from './lossy.ts';
import { portOf } from './portOf.ts';
import { slowStart } from './slowStart.ts';

/**
 * A simulated link in front of a server. The browser's own throttling ignores handshakes and does not reach
 * workers; here each connection pays its round trips and all share the bandwidth.
 */
export interface Link {
  port: number;
  /** Sets the speed of later connections; undefined for full speed. */
  shape(shape: LinkShape | undefined): void;
  /** Ends every connection and refuses new ones, or accepts them again. */
  cut(isCut: boolean): void;
  /** Bytes that have reached the browser, TLS and HTTP included. */
  bytesDown(): number;
  /** Resolves when nothing has arrived for this long. */
  quiet(forMs: number): Promise<void>;
  close(): void;
}

export async function openLink(serverPort: number): Promise<Link> {
  let shape: LinkShape | undefined;
  let lanes: { up: Lane; down: Lane } | undefined;
  let random = createRandom(0);
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
    if (!shape || !lanes) {
      client.on('data', (chunk) => upstream.write(chunk));
      upstream.on('data', deliver);
      return;
    }
    const up = lossy(lanes.up, shape, random);
    const down = lossy(lanes.down, shape, random);
    const send = (chunk: Buffer) => up.carry(chunk, (part) => upstream.write(part));
    // The kernel has accepted the connection already; on a real link the first byte would wait for a round
    // trip.
    client.on('data', holdFor(shape.roundTripMs, send));
    upstream.on('data', slowStart(down, shape.roundTripMs / 2, deliver));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    port: portOf(server),
    shape(next) {
      shape = next;
      random = createRandom(next?.troubles?.seed ?? 0);
      lanes = next && { up: createLane(next), down: createLane(next) };
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
