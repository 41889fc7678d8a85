import type { Http2ServerResponse, OutgoingHttpHeaders } from 'node:http2';

/**
 * Answers with the whole body at once. `Http2ServerResponse.end` would close the answer in a frame of its own,
 * which waits behind the bytes of every other answer: a file of 400 bytes would be complete only with the largest
 * one that was asked for beside it.
 */
export function answerWhole(
  { stream }: Http2ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): void {
  if (stream.destroyed) return;
  stream.respond({ ...headers, ':status': status }, { endStream: body.length === 0 });
  if (body.length > 0) stream.end(body);
}
