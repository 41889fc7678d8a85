import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, parseHeaders } from '../../../vite/previewSite.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a host answers to a GET of a path. */
export type Site = (path: string) => Answer;

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * A folder as its deployment serves it: brotli, the headers of its `_headers`, clean addresses, the
 * shell for every other page.
 */
export function createSite(folder: string): Site {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file)}`, { kind: extname(file), body: packed(file) }]),
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
    if (found.kind !== '.png') headers['content-encoding'] = 'br';
    return { status: 200, headers, body: found.body };
  };
}

function packed(file: string): Buffer {
  const content = readFileSync(file);
  return extname(file) === '.png' ? content : brotliCompressSync(content);
}
