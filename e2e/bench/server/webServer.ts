import { createSecureServer } from 'node:http2';
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
  /** By host name: each has an origin of its own, and so its own caches and worker. */
  sites: Record<string, Site>;
  /** Of the backend behind every site. */
  apiPort: number;
}

/** Fits into one packet. */
const RECORD_BYTES = 1400;

/** HTTP/2 with brotli, as a deployment is served; websockets over HTTP/1. */
export async function startWebServer({ certificate, sites, apiPort }: Served): Promise<WebServer> {
  const { key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answered) => {
    const { pathname } = new URL(asked.url, 'https://localhost');
    if (isApi(pathname)) {
      passCall(apiPort, asked, answered);
      return;
    }
    const site = sites[hostOf(asked.authority ?? asked.headers.host)];
    const { status, headers, body } = site?.(pathname) ?? { status: 404, headers: {}, body: '' };
    answered.writeHead(status, headers);
    answered.end(body);
  });
  // As content networks do: a record can be read only when it is there whole, and 16 KB take 0.3 s.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.on('upgrade', (asked, socket, head) => passSocket(apiPort, asked, socket, head));
  // A phone that went offline in the midst of an answer is what this server is for.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => server.close() };
}

/** `terms` of `terms.localhost:4433`. */
function hostOf(authority = ''): string {
  return authority.split('.')[0] ?? '';
}
