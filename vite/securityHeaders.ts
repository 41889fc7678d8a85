interface InlineHashes {
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
interface Elsewhere {
  /** Origins of a real backend. */
  connectTo?: string[];
  /** Origins of pages shown in frames: video and game providers. */
  frameFrom?: string[];
}

function contentSecurityPolicy(
  hashes: InlineHashes,
  { connectTo = [], frameFrom = [] }: Elsewhere,
): string {
  const self = "'self'";
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [self, ...hashes.script],
    'style-src': [self, ...hashes.style],
    'img-src': [self, 'data:', 'blob:'],
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

/**
 * The deployed site's headers as a `_headers` file, which static hosts read. Documents are revalidated each
 * time, hashed files never, pictures after a month.
 */
export function headersFile(hashes: InlineHashes, elsewhere: Elsewhere = {}): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(hashes, elsewhere)}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()
  Cache-Control: no-cache, no-transform

/assets/*
  Cache-Control: public, max-age=31536000, immutable, no-transform

/repair.txt
  Clear-Site-Data: "storage"
  Cache-Control: no-store

/icons/*
  Cache-Control: public, max-age=2592000, no-transform

/screenshots/*
  Cache-Control: public, max-age=2592000, no-transform
`;
}
