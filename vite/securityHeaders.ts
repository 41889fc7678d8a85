interface InlineHashes {
  script: Iterable<string>;
  style: Iterable<string>;
}

/** The origins of absolute URLs, for calls and for sockets; relative ones are our own. */
export function originsOf(urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => {
    if (!url?.includes('://')) return [];
    const { origin } = new URL(url);
    return [origin, origin.replace(/^http/, 'ws')];
  });
}

/** Origins of others that the policy lets in. */
interface Elsewhere {
  /** Of a real backend. */
  connectTo?: string[];
  /** Of those whose pages are shown in a frame: pictures, providers of games. */
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
 * The headers of the deployed site in the `_headers` form that static hosts read. Documents are asked
 * for anew each time, hashed files never again, pictures after a month.
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
