import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

// Serves the demo that `npm run build:below` has built for the path /oja/ as the plainest of static hosts does:
// files, and 404.html for what is none. Above the path there is nothing.
const BASE = '/oja/';
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/demo-below');

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (!pathname.startsWith(BASE)) {
    response.writeHead(404).end();
    return;
  }
  const name = pathname.slice(BASE.length) || 'index.html';
  const isFile = extname(name) !== '' && existsSync(join(FOLDER, name));
  const file = isFile ? name : '404.html';
  const headers = { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' };
  response.writeHead(isFile ? 200 : 404, headers).end(readFileSync(join(FOLDER, file)));
});
server.listen(Number(process.env.BELOW_PORT));
