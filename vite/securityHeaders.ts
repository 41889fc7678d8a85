import { createHash } from 'node:crypto';

export interface InlineHashes {
  script: Iterable<string>;
  style: Iterable<string>;
}

/** The origins of absolute URLs, for calls and sockets. Relative URLs are our own. */
export function originsOf(urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => {
    if (!url?.includes('://')) return [];
    const { origin } = new URL(url);
    return [origin, origin.replace(/^http/, 'ws')];
  });
}

/** Foreign origins that the policy allows. */
export interface Elsewhere {
  /** Origins of a real backend. */
  connectTo?: string[];
  /** Origins of pages shown in frames: video and game providers. */
  frameFrom?: string[];
  /** Origins of the operator's pictures: banners, logos of teams and games. */
  picturesFrom?: string[];
}

export function contentSecurityPolicy(
  hashes: InlineHashes,
  { connectTo = [], frameFrom = [], picturesFrom = [] }: Elsewhere = {},
): string {
  const self = "'self'";
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [self, ...hashes.script],
    'style-src': [self, ...hashes.style],
    'img-src': [self, 'data:', 'blob:', ...picturesFrom],
    'font-src': [self],
    'connect-src': [self, ...connectTo],
    'frame-src': [self, ...frameFrom],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app-sw'],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Collects the hash of each inline script and style, for the Content-Security-Policy. */
export function collectHashes(
  html: string,
  hashes: { script: Set<string>; style: Set<string> },
): void {
  for (const [, kind, content] of html.matchAll(
    /<(script|style)(?: media="[^"]*")?>([\s\S]*?)<\/\1>/g,
  )) {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('base64');
    hashes[kind === 'script' ? 'script' : 'style'].add(`'sha256-${hash}'`);
  }
}
