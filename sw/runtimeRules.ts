import { below } from '../src/lib/base.ts';

export type RuntimeKind = 'image' | 'page' | 'script' | 'style';

const CONTENT_TYPES: Record<RuntimeKind, RegExp> = {
  image: /^image\//,
  page: /^text\/html\b/,
  script: /^(text|application)\/javascript\b/,
  style: /^text\/css\b/,
};

type Asked = Pick<Request, 'method' | 'url' | 'headers'>;
type Answered = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Which network answers may be kept, by allow-list. Everything else passes untouched. */
export function runtimeKind(
  { method, url, headers }: Asked,
  ownOrigin: string,
): RuntimeKind | undefined {
  const { origin, pathname, search } = new URL(url);
  const path = below(pathname);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  // A range request must not be answered with the whole file, and a player's answer must not be kept for the
  // next player.
  if (headers.has('range') || headers.has('authorization')) return undefined;
  if (search !== '') return undefined;
  if (/^\/media\/.*\.(avif|gif|jpe?g|png|svg|webp)$/.test(path)) return 'image';
  if (/^\/assets\/.*\.js$/.test(path)) return 'script';
  if (/^\/assets\/.*\.css$/.test(path)) return 'style';
  return undefined;
}

/** Whether an answer may be stored. Opaque answers never are: a thumbnail can cost megabytes of quota. */
export function isKeepable(
  { status, type, redirected, headers }: Answered,
  kind: RuntimeKind,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/.test(headers.get('cache-control') ?? '')) return false;
  return CONTENT_TYPES[kind].test(headers.get('content-type') ?? '');
}
