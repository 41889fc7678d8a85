import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { belowBase } from '../base.ts';
import { addressOf } from '../headerRules.ts';
import { DEMO_PAGE } from './demoPage.ts';
import { policiesOf, withPolicies } from './policyInPage.ts';

const ENTRY = '/mocks/hosts/browser/demo.ts';
const SHIM = new URL('../../mocks/hosts/browser/workerShim.js', import.meta.url);

const ABOUT = 'about-demo.html';

const NOTE = `<aside class="demo-note" aria-label="About this demo">Demo: made-up matches and money, kept in this
browser only, network or not. <a href="/about-demo.html">About</a> <a href="/api/__mock/panel" target="_blank" rel="noopener">Controls</a></aside>`;

/**
 * Turns the build into one with its own backend: another entry, a note on the page, and MSW in the worker.
 */
export function demo(): Plugin[] {
  let outDir = '';
  let base = '/';
  return [
    {
      name: 'demo-entry',
      apply: 'build',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html
            .replace('/src/main.tsx', ENTRY)
            .replace('<div id="root">', `${NOTE}\n    <div id="root">`),
      },
    },
    {
      name: 'demo-headers',
      apply: 'build',
      enforce: 'post',
      configResolved({ root, build, base: given }) {
        base = given;
        outDir = resolve(root, build.outDir);
      },
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const headers = bundle['_headers'];
          if (headers?.type !== 'asset') throw new Error('the demo has no _headers');
          // The page registers the worker before the app does, so it needs a Trusted Types policy of its own.
          const own = String(headers.source).replace(
            'trusted-types app-sw',
            'trusted-types app-sw demo-sw',
          );
          headers.source = own;
          // Hosts read `_headers` at their root only. Below a path each page carries its policies itself.
          const finished = (html: string, file: string) =>
            base === '/' ? html : withPolicies(html, policiesOf(own, addressOf(file)));
          for (const page of Object.values(bundle)) {
            if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
            page.source = finished(String(page.source), page.fileName);
          }
          const source = finished(belowBase(DEMO_PAGE, base), ABOUT);
          this.emitFile({ type: 'asset', fileName: ABOUT, source });
        },
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
