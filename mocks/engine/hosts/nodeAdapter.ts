import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { getResponse, type RequestHandler } from 'msw';
import { BadWorldName } from './worldName.ts';

/** Two documents of 4,000,000 bytes each, with the rest of the form. */
const MOST_BYTES = 10_000_000;

/**
 * Answers a Node request with MSW handlers: a broken response breaks the connection, and every error becomes
 * JSON, where Vite would send a page with the stack.
 */
export async function answerNode(
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    if (Number(incoming.headers['content-length'] ?? 0) > MOST_BYTES) {
      incoming.resume();
      throw new TooLarge();
    }
    const request = requestOf(incoming, outgoing);
    const response = await Promise.race([getResponse(handlers, request), tooLarge(incoming)]);
    if (!response || response.type === 'error') {
      incoming.socket.destroy();
      return;
    }
    await sendResponse(outgoing, response);
  } catch (error) {
    refuseBroken(outgoing, error);
  }
}

/** Answers with JSON that the request failed. Only the server's log has the stack. */
export function refuseBroken(outgoing: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof URIError) {
    refuse(outgoing, 400, 'bad-address', 'The address cannot be decoded');
  } else if (error instanceof BadWorldName) {
    refuse(outgoing, 400, 'bad-world', message);
  } else if (error instanceof TooLarge) {
    refuse(outgoing, 413, 'too-large', message);
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

class TooLarge extends Error {
  override message = `The body is larger than ${MOST_BYTES} bytes`;
}

/** Rejects once a body that did not say its length is too long; then nothing more of it is read. */
function tooLarge(incoming: IncomingMessage): Promise<never> {
  return new Promise((_, reject) => {
    if (incoming.headers['transfer-encoding'] === undefined) return;
    let bytes = 0;
    incoming.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= MOST_BYTES) return;
      incoming.removeAllListeners('data').pause();
      reject(new TooLarge());
    });
  });
}

/** A method or host from which no `Request` can be made. */
class BadRequest extends Error {}

function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  // As a proxy says it, so that a caller behind one is told apart too.
  incoming.headers['x-forwarded-for'] ??= incoming.socket.remoteAddress ?? '';
  try {
    return createRequest(incoming, outgoing);
  } catch (error) {
    throw new BadRequest(error instanceof Error ? error.message : String(error));
  }
}
