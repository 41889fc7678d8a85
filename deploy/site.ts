import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseHeaders } from '../vite/headerRules.ts';
import { caddyHeaders, nginxHeaders } from './serverHeaders.ts';

const DIST = resolve(import.meta.dirname, '../dist');

/**
 * `npm run site -- out`: what a host is given, from the build that is there: the files in `out/public`, and
 * their headers as nginx and Caddy read them.
 */
export async function site([out]: string[]): Promise<void> {
  if (!out) throw new Error('Say where: npm run site -- out');
  const files = join(out, 'public');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(DIST, files, { recursive: true });
  const rules = parseHeaders(readFileSync(join(files, '_headers'), 'utf8'));
  writeFileSync(join(out, 'nginx-headers.conf'), nginxHeaders(rules));
  writeFileSync(join(out, 'caddy-headers.conf'), caddyHeaders(rules));
}
