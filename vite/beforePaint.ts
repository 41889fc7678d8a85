import type { Plugin } from 'vite';
import { compileAlone } from './compileAlone.ts';

/** Puts the minified `src/beforePaint.ts` into the head of every page. */
export function beforePaint(): Plugin {
  let code: Promise<string> | undefined;
  let base = '/';
  return {
    name: 'before-paint',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        // Compiled to ES2015, because browsers far too old for the app must still be able to say so.
        code ??= compileAlone('src/beforePaint.ts', 'es2015', base);
        return [{ tag: 'script', children: await code, injectTo: 'head' }];
      },
    },
  };
}
