import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type RequestHandler } from 'msw';

/** Two documents of 4,000,000 bytes each, and what goes around them. */
const MOST_BYTES = 10_000_000;

/**
 * Answers a real request by handlers. Written by hand because @mswjs/http-middleware 0.10 crashes
 * the process on Vite's stack and on `HttpResponse.error()`. Whatever is thrown becomes JSON here: the
 * servers around us would write a page with the stack.
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

/** Says in JSON why there is no answer; only the server's own log has the stack. */
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

/** What no `Request` can be made of: a method or a host that there is none of. */
class BadRequest extends Error {}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Whoever has gone away waits for nothing any more.
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
