import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { the } from '../pages/page.ts';
import { type Extra, prerender } from '../prerender.ts';

const SHIM = new URL('../../mocks/hosts/browser/workerShim.js', import.meta.url);

/** Says what the demo is to whoever was sent its address. */
const ABOUT = new URL('about-demo.html', import.meta.url);

const NOTE = `<aside class="demo-note" aria-label="About this demo">Demo: made-up matches and money, kept in this
browser only, network or not. <a href="/about-demo.html">About</a> <a href="/api/__mock/panel" target="_blank" rel="noopener">Controls</a></aside>`;

const EXTRA: Extra = {
  // The page registers the worker before the app does.
  trustedTypes: ['demo-sw'],
  plainPages: { 'about-demo.html': readFileSync(ABOUT, 'utf8') },
  step: (document) => the('.old-browser', document).insertAdjacentHTML('beforebegin', NOTE),
};

/** Turns the build into one with its own backend: a note on each page, and MSW in the worker. */
export function demo(): Plugin[] {
  let outDir = '';
  return [
    prerender(EXTRA),
    {
      name: 'demo-worker',
      apply: 'build',
      // After the app's own worker is written.
      enforce: 'post',
      configResolved({ root, build }) {
        outDir = resolve(root, build.outDir);
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler() {
          const file = join(outDir, 'sw.js');
          const own = await readFile(file, 'utf8');
          await writeFile(file, `${mockWorker()}\n${own}`);
        },
      },
    },
  ];
}

/** Inlined instead of loaded by importScripts, for which the page's policy would require a trusted type. */
function mockWorker(): string {
  const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return `(() => {
const listeners = {};
const addEventListener = (type, listener) => { listeners[type] = listener; };
${readFileSync(msw, 'utf8')}
${readFileSync(SHIM, 'utf8')}
})();`;
}
