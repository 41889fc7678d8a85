export type RuntimeKind = 'image' | 'page' | 'script' | 'style';

const CONTENT_TYPES: Record<RuntimeKind, RegExp> = {
  image: /^image\//,
  page: /^text\/html\b/,
  script: /^(text|application)\/javascript\b/,
  style: /^text\/css\b/,
};

type Asked = Pick<Request, 'method' | 'url' | 'headers'>;
type Answered = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** What of the network's answers may be kept, by allow-list: everything else passes by untouched. */
export function runtimeKind(
  { method, url, headers }: Asked,
  ownOrigin: string,
): RuntimeKind | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  // A part of a file answered with the whole, or a player's answer kept for the next player.
  if (headers.has('range') || headers.has('authorization')) return undefined;
  if (search !== '') return undefined;
  if (/^\/media\/.*\.(avif|gif|jpe?g|png|svg|webp)$/.test(pathname)) return 'image';
  if (/^\/assets\/.*\.js$/.test(pathname)) return 'script';
  if (/^\/assets\/.*\.css$/.test(pathname)) return 'style';
  return undefined;
}

/** An answer worth keeping. An opaque one never is: a thumbnail can cost megabytes of quota. */
export function isKeepable(
  { status, type, redirected, headers }: Answered,
  kind: RuntimeKind,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/.test(headers.get('cache-control') ?? '')) return false;
  return CONTENT_TYPES[kind].test(headers.get('content-type') ?? '');
}
