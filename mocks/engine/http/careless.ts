import * as z from 'zod/mini';
import { nearest } from '../control/nearest.ts';
import { Refusal } from '../refusal.ts';
import type { Endpoint } from './endpoint.ts';
import type { RawInput } from './readInput.ts';

/** A name in the query that is the mock's own. */
const OWN = ['mock-world', 'launch'];

/** What a strict server would refuse of a request that can be understood all the same; undefined if nothing. */
export function careless(
  { input, path, method }: Pick<Endpoint, 'input' | 'path' | 'method'>,
  request: Request,
  sent: RawInput,
): Refusal | undefined {
  const { pathname, searchParams } = new URL(request.url);
  // The base has no case of ours, and `:name` takes any.
  const written = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);
  if (!written.test(pathname)) {
    return new Refusal('unknown-path', `The path is ${path}, not ${pathname}`, { status: 404 });
  }
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'POST' && !/^(application\/json|multipart\/form-data)\b/.test(type)) {
    const isEmpty = type === '' && Object.keys(sent).every((name) => path.includes(`:${name}`));
    if (!isEmpty) {
      const message = `The body is application/json and not ${type || 'of no type'}`;
      return new Refusal('media-type', message, { status: 415 });
    }
  }
  const asked = [...searchParams.keys()].filter((name) => !OWN.includes(name));
  const twice = asked.find((name, n) => asked.indexOf(name) !== n);
  if (twice !== undefined) return new Refusal('unknown-field', `\`${twice}\` is given twice`);
  if (method === 'POST' && request.method === 'POST' && asked.length > 0) {
    return new Refusal('unknown-field', `\`${asked[0]}\` belongs in the body, not in the address`);
  }
  const unknown = unknownIn(without(sent, OWN), understood(input, sent), known(input));
  return unknown === undefined ? undefined : new Refusal('unknown-field', unknown);
}

const without = (sent: RawInput, names: string[]): RawInput =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)));

/** What the contract takes over of an input; the input itself where it takes none. */
function understood(input: z.ZodMiniType, sent: RawInput): unknown {
  const parsed = z.safeDecode(input, sent as never);
  const written = parsed.success ? z.safeEncode(input, parsed.data) : undefined;
  return written?.success ? written.data : sent;
}

const known = (input: z.ZodMiniType): string[] =>
  Object.keys((input._zod.def as { shape?: object }).shape ?? {});

function unknownIn(sent: unknown, kept: unknown, names: string[], at = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null || sent instanceof Blob) return undefined;
  if (typeof kept !== 'object' || kept === null) return undefined;
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(kept, name)) {
      const meant = nearest(name, names);
      return `Unknown field \`${at}${name}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`;
    }
    const inner = (kept as Record<string, unknown>)[name];
    const found = unknownIn(value, inner, Object.keys(Object(inner)), `${at}${name}.`);
    if (found !== undefined) return found;
  }
  return undefined;
}
