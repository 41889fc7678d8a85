import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type RequestHandler } from 'msw';

/** Two documents of 4,000,000 bytes each, with the rest of the form. */
const MOST_BYTES = 10_000_000;

/**
 * Answers a Node request with MSW handlers. Our own, because @mswjs/http-middleware 0.10 crashes the process
 * on Vite's stack and on `HttpResponse.error()`. Every error becomes JSON, where Vite would send a page with
 * the stack.
 */
export async function answerNode(
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    if (Number(incoming.headers['content-length'] ?? 0) > MOST_BYTES) {
      incoming.resume();
      refuse(outgoing, 413, 'too-large', `The body is larger than ${MOST_BYTES} bytes`);
      return;
    }
    const response = await getResponse(handlers, toRequest(incoming, outgoing));
    if (!response || response.type === 'error') {
      incoming.socket.destroy();
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  } catch (error) {
    refuseBroken(outgoing, error);
  }
}

/** Answers with JSON that the request failed. Only the server's log has the stack. */
export function refuseBroken(outgoing: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof URIError) {
    refuse(outgoing, 400, 'bad-address', 'The address cannot be decoded');
  } else if (error instanceof BadRequest) {
    refuse(outgoing, 400, 'bad-request', message);
  } else {
    console.error(error);
    refuse(outgoing, 500, 'mock-broken', message);
  }
}

function refuse(outgoing: ServerResponse, status: number, code: string, message: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = JSON.stringify({ error: true, message, code });
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** A method or host from which no `Request` can be made. */
class BadRequest extends Error {}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // As a proxy says it, so that a caller behind one is told apart too.
  headers['x-forwarded-for'] ??= incoming.socket.remoteAddress ?? '';
  // Aborts when the caller is gone, so that nothing waits for it.
  const gone = new AbortController();
  outgoing.once('close', () => outgoing.writableEnded || gone.abort());
  try {
    return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      signal: gone.signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    });
  } catch (error) {
    throw new BadRequest(error instanceof Error ? error.message : String(error));
  }
}
