import type { Plugin } from 'vite';
import { compileAlone } from './compileAlone.ts';

/** Puts `src/beforePaint.ts`, minified, into the head of every page. */
export function beforePaint(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'before-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        // Read by browsers far below the floor, too, to say so.
        code ??= compileAlone('src/beforePaint.ts', 'es2015');
        return [{ tag: 'script', children: await code, injectTo: 'head' }];
      },
    },
  };
}
