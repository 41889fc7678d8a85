import * as z from 'zod/mini';
import { Tape } from './tape.ts';

/** A link longer than this is cut by some chats and trackers: then it takes a file. */
export const LONGEST_LINK = 2048;

const Packed = z.tuple([z.literal(1), z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** A tape as text for a link: callers by number, times as steps, then compressed. */
export async function packTape({ inputs, ...tape }: Tape): Promise<string> {
  const callers: string[] = [];
  let last = 0;
  const short = inputs.map(({ at, ...input }) => {
    const step = at - last;
    last = at;
    // An input of a command is never a list.
    if ('took' in input) {
      const { took, of = null, patched } = input;
      return [step, took, ...(of || patched ? [[of, patched]] : [])];
    }
    if ('command' in input) return [step, input.command, input.input];
    const { key, ...by } = input.by;
    const text = JSON.stringify(by);
    if (!callers.includes(text)) callers.push(text);
    return [step, input.call, input.sent, callers.indexOf(text), key];
  });
  const head = { ...tape, callers: callers.map((text) => JSON.parse(text)) };
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify([1, head, short])),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The tape of a link; fails on anything else. */
export async function unpackTape(text: string): Promise<Tape> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(
    Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  const [, { callers, ...head }, short] = z.parse(
    Packed,
    JSON.parse(new TextDecoder().decode(bytes)),
  );
  const people = z.parse(z.array(z.record(z.string(), z.unknown())), callers);
  let at = 0;
  const inputs = short.map((entry) => {
    const [step, name, value, caller, key] = z.parse(z.array(z.unknown()), entry);
    at += z.parse(z.int(), step);
    if (typeof caller === 'number') {
      return { at, call: name, sent: value, by: { ...people[caller], key } };
    }
    if (Array.isArray(value)) {
      const [of, patched] = value;
      return { at, took: name, ...(of && { of }), ...(patched && { patched }) };
    }
    return value === undefined ? { at, took: name } : { at, command: name, input: value };
  });
  return z.parse(Tape, { ...head, inputs });
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
