import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { answerWhole } from '../host/answerWhole.ts';
import { isApi, passCall, passSocket } from '../host/apiDoor.ts';
import { portOf } from '../host/portOf.ts';
import type { Site } from '../host/site.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Fits into one packet. */
const RECORD_BYTES = 1400;

export interface WebServer {
  port: number;
  /** Makes a browser trust exactly its certificate. A flag to trust any would turn the browser's cache off. */
  spkiHash: string;
  close(): void;
}

/**
 * HTTP/2 with Brotli, like a deployment; websockets over HTTP/1. Each site has its own host, and so its own caches
 * and worker; the backend is behind all of them.
 */
export async function startWebServer(
  sites: Record<string, Site>,
  apiPort: number,
): Promise<WebServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: ['localhost', '*.localhost'].map((value) => ({ type: 2, value })),
      },
    ],
  });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answered) => {
    const { pathname } = new URL(asked.url, 'https://localhost');
    if (isApi(pathname)) {
      passCall(apiPort, asked, answered);
      return;
    }
    const [host = ''] = (asked.authority ?? asked.headers.host ?? '').split('.');
    const missing = { status: 404, headers: {}, body: Buffer.alloc(0) };
    const { status, headers, body } = sites[host]?.(pathname) ?? missing;
    answerWhole(answered, status, headers, body);
  });
  // Like content networks: a TLS record can only be read when complete, and 16 KB take 0.3 s.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.on('upgrade', (asked, socket, head) => passSocket(apiPort, asked, socket, head));
  // Phones that go offline in the middle of an answer are part of the test.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    port: portOf(server),
    spkiHash: createHash('sha256').update(spki).digest('base64'),
    close: () => server.close(),
  };
}
