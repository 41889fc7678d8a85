import type { Plugin } from 'vite';
import { compileAlone } from '../compileAlone.ts';

/** Puts the minified `src/start/start.ts` at the top of every page. */
export function startScript(): Plugin {
  let code: Promise<string> | undefined;
  let base = '/';
  return {
    name: 'start-script',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        // Compiled to ES2015, because browsers far too old for the app must still be able to say so.
        code ??= compileAlone('src/start/start.ts', 'es2015', base);
        return [{ tag: 'script', children: await code, injectTo: 'body-prepend' }];
      },
    },
  };
}
