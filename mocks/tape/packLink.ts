import * as z from 'zod/mini';
import { base64url, fromBase64url } from '../../src/lib/base64url.ts';
import { Tape } from './tape.ts';

/** A link longer than this is cut by some chats and trackers: then it takes a file. */
export const LONGEST_LINK = 2048;

/** A tape as text for a link. */
export async function packTape(tape: Tape): Promise<string> {
  const packed = through(JSON.stringify(tape), new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await packed.arrayBuffer()));
}

/** The tape of a link; fails on anything else. */
export async function unpackTape(text: string): Promise<Tape> {
  const unpacked = through(fromBase64url(text) ?? '', new DecompressionStream('deflate-raw'));
  return z.parse(Tape, await unpacked.json());
}

function through(what: BlobPart, change: CompressionStream | DecompressionStream): Response {
  return new Response(new Blob([what]).stream().pipeThrough(change));
}
