import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersFor, parseHeaders } from './headerRules.ts';

/** Makes the preview server behave as the deployed site must: headers, clean addresses, real 404s. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    configurePreviewServer(server) {
      const dist = join(server.config.root, server.config.build.outDir);
      if (!existsSync(join(dist, '_headers'))) {
        throw new Error(`No build in ${dist}: run "npm run build" first.`);
      }
      // Files as the build has compressed them: Vite's own server compresses each anew for every request.
      const serve = sirv(dist, { brotli: true, gzip: true, etag: true, dev: true });
      const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (path.startsWith('/api/') || path.startsWith('/public/')) return next();
        for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
        const give = () => serve(request, response, next);
        if (path === '/' || existsSync(join(dist, path))) return give();
        if (/\.[^/]*$/.test(path)) {
          // Never answer for a missing chunk with a page: the browser would keep it as code.
          response.statusCode = 404;
          response.setHeader('Cache-Control', 'no-store');
          response.end('Not found');
          return;
        }
        request.url = existsSync(join(dist, `${path}.html`)) ? `${path}.html` : '/shell.html';
        give();
      });
    },
  };
}
