import type { Plugin } from 'vite';
import { compileAlone } from './compileAlone.ts';

/** Puts the minified `src/beforePaint.ts` into the head of every page. */
export function beforePaint(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'before-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        // Compiled to ES2015, because browsers far too old for the app must still be able to say so.
        code ??= compileAlone('src/beforePaint.ts', 'es2015');
        return [{ tag: 'script', children: await code, injectTo: 'head' }];
      },
    },
  };
}
