import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileAlone } from './compileAlone.ts';
import { floorTarget } from './floor.ts';
import { webManifest } from './manifest.ts';

const SCRIPT = fileURLToPath(new URL('../sw/sw.ts', import.meta.url));
const MANIFEST = '/manifest.webmanifest';

/** Keeps nothing: what the dev server serves changes with each save. */
const nothing = { lists: [] };
const LISTS = [
  { revision: '', pages: nothing, app: nothing, home: nothing, rest: nothing, paths: [] },
];

/**
 * `VITE_WORKER=1 npm start`: the worker and the web app manifest in the dev server, to try visits, push messages,
 * notifications and installing. Compiled anew whenever the browser looks for a newer one.
 */
export function devWorker(isOn = Boolean(process.env['VITE_WORKER'])): Plugin | undefined {
  if (!isOn) return undefined;
  return {
    name: 'dev-worker',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        if (url !== '/sw.js' && url !== MANIFEST) return next();
        const isScript = url === '/sw.js';
        const code = isScript
          ? await compileAlone(SCRIPT, floorTarget, '/', {
              'self.__WB_MANIFEST': JSON.stringify(LISTS),
              __API_BASE__: '"/api"',
            })
          : JSON.stringify(webManifest());
        const type = isScript ? 'text/javascript' : 'application/manifest+json';
        response.setHeader('content-type', type);
        response.setHeader('cache-control', 'no-store');
        response.end(code);
      });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: MANIFEST }, injectTo: 'head' },
    ],
  };
}
