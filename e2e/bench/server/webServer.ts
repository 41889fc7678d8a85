import { createSecureServer } from 'node:http2';
import { answerWhole } from './answerWhole.ts';
import { isApi, passCall, passSocket } from './apiDoor.ts';
import type { Certificate } from './certificate.ts';
import { portOf } from './portOf.ts';
import type { Site } from './site.ts';

export interface WebServer {
  port: number;
  close(): void;
}

interface Served {
  certificate: Certificate;
  /** By host name: each has its own origin, and so its own caches and worker. */
  sites: Record<string, Site>;
  /** The port of the backend behind every site. */
  apiPort: number;
}

/** Fits into one packet. */
const RECORD_BYTES = 1400;

/** HTTP/2 with Brotli, like a deployment; websockets over HTTP/1. */
export async function startWebServer({ certificate, sites, apiPort }: Served): Promise<WebServer> {
  const { key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answered) => {
    const { pathname } = new URL(asked.url, 'https://localhost');
    if (isApi(pathname)) {
      passCall(apiPort, asked, answered);
      return;
    }
    const site = sites[hostOf(asked.authority ?? asked.headers.host)];
    const { status, headers, body } = site?.(pathname) ?? {
      status: 404,
      headers: {},
      body: Buffer.alloc(0),
    };
    answerWhole(answered, status, headers, body);
  });
  // Like content networks: a TLS record can only be read when complete, and 16 KB take 0.3 s.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.on('upgrade', (asked, socket, head) => passSocket(apiPort, asked, socket, head));
  // Phones that go offline in the middle of an answer are part of the test.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => server.close() };
}

/** The `terms` of `terms.localhost:4433`. */
function hostOf(authority = ''): string {
  return authority.split('.')[0] ?? '';
}
