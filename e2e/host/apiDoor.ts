import { type IncomingMessage, request as send } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { answerWhole } from './answerWhole.ts';

/** Headers of the connection itself; the other side adds its own. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];
/** The compression level that a proxy uses for dynamic answers. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function isApi(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/public/');
}

/** Forwards a call to the backend and returns its answer, compressed. */
export function passCall(
  port: number,
  asked: Http2ServerRequest,
  answered: Http2ServerResponse,
): void {
  const { method = 'GET', url: path = '/' } = asked;
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  );
  const call = send({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
    const body = await bodyOf(answer);
    const kept = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.includes(name));
    const isPacked = body.length > 0;
    answerWhole(
      answered,
      answer.statusCode ?? 502,
      { ...Object.fromEntries(kept), ...(isPacked && { 'content-encoding': 'br' }) },
      isPacked ? brotliCompressSync(body, QUICK) : body,
    );
  });
  call.on('error', () => answered.stream.destroy());
  asked.pipe(call);
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** Forwards a websocket unchanged. */
export function passSocket(
  port: number,
  { method, url, rawHeaders }: IncomingMessage,
  client: Duplex,
  head: Buffer,
): void {
  const backend = connect({ port, host: 'localhost', noDelay: true }, () => {
    const lines = rawHeaders.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n'));
    backend.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    backend.write(head);
    backend.pipe(client).pipe(backend);
  });
  const end = () => {
    backend.destroy();
    client.destroy();
  };
  backend.on('error', end).on('close', end);
  client.on('error', end).on('close', end);
}
