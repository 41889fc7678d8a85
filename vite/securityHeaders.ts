interface InlineHashes {
  script: Iterable<string>;
  style: Iterable<string>;
}

/** Origins beyond our own that the app may talk to, set at build for a real backend. */
const connectTo = [process.env['VITE_API_BASE'], process.env['VITE_REALTIME_URL']]
  .filter((url) => url?.includes('://'))
  .flatMap((url) => {
    const { origin } = new URL(url ?? '');
    return [origin, origin.replace(/^http/, 'ws')];
  });

function contentSecurityPolicy(hashes: InlineHashes): string {
  const self = "'self'";
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [self, ...hashes.script],
    'style-src': [self, ...hashes.style],
    'img-src': [self, 'data:', 'blob:'],
    'font-src': [self],
    'connect-src': [self, ...connectTo],
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
 * for anew each time, hashed files never again.
 */
export function headersFile(hashes: InlineHashes): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(hashes)}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()
  Cache-Control: no-cache, no-transform

/assets/*
  Cache-Control: public, max-age=31536000, immutable, no-transform
`;
}
