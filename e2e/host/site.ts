import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, parseHeaders } from '../../vite/headerRules.ts';
import type { Files } from './filesOf.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers a GET request for a path. */
export type Site = (path: string) => Answer;

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

interface SiteOptions {
  /** Compresses with Brotli, which takes a moment for a whole build. */
  isPacked: boolean;
}

/**
 * Serves a build as its deployment would: the headers of `_headers`, clean addresses, the shell for every
 * other page.
 */
export function createSite(build: Files, { isPacked }: SiteOptions): Site {
  const rules = parseHeaders(build.get('/_headers')?.toString() ?? '');
  const files = new Map(
    [...build].map(([path, content]) => {
      const kind = extname(path);
      const packed = isPacked && kind !== '.png';
      return [path, { kind, packed, body: packed ? brotliCompressSync(content) : content }];
    }),
  );
  return (path) => {
    const asked = path === '/' ? '/index.html' : path;
    const isPage = !/\.[^/]*$/.test(asked);
    const found =
      files.get(isPage ? `${asked}.html` : asked) ?? files.get(isPage ? '/shell.html' : '');
    if (!found) {
      return {
        status: 404,
        headers: { 'cache-control': 'no-store' },
        body: Buffer.from('Not found'),
      };
    }
    const headers = Object.fromEntries(
      headersFor(path, rules).map(([name, value]) => [name.toLowerCase(), value]),
    );
    headers['content-type'] = KINDS[found.kind] ?? 'application/octet-stream';
    if (found.packed) headers['content-encoding'] = 'br';
    return { status: 200, headers, body: found.body };
  };
}
