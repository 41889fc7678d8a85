import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { markdown } from './markdown.ts';
import { headersFile } from './securityHeaders.ts';

const WORK = 'node_modules/.cache/prerender';

interface PrerenderModule {
  staticPages: { path: string; title: string; description: string }[];
  renderPage(path: string): Promise<string>;
  renderShell(): string;
}

/**
 * Writes the HTML of the build: each static page rendered as a guest sees it, `shell.html` for every
 * other address, with their CSS inlined, and `_headers`, whose Content-Security-Policy names the hash of
 * each inline script and style. The pages take over from Vite's own index.html, which is the template.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = textOf(bundle['index.html']);
        const pages = await loadPages();
        const hashes = { script: new Set<string>(), style: new Set<string>() };
        const write = (fileName: string, page: Parameters<typeof fill>[1]) => {
          const source = fill(template, page, bundle);
          collectHashes(source, hashes);
          delete bundle[fileName];
          this.emitFile({ type: 'asset', fileName, source });
        };

        for (const { path, title, description } of pages.staticPages) {
          const body = await pages.renderPage(path);
          const fileName = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
          write(fileName, { path, title, description, body });
        }
        write('shell.html', { path: '', title: '', description: '', body: pages.renderShell() });
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(hashes) });
      },
    },
  };
}

async function loadPages(): Promise<PrerenderModule> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), markdown()],
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: WORK,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const file = pathToFileURL(join(process.cwd(), WORK, 'prerender.js')).href;
  return import(/* @vite-ignore */ file);
}

interface Page {
  path: string;
  title: string;
  description: string;
  body: string;
}

function fill(template: string, page: Page, bundle: Rollup.OutputBundle): string {
  const title = page.title ? `${page.title} · Oja` : 'Oja';
  let html = template
    .replace(/<title>.*?<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace('<div id="root"></div>', `<div id="root" data-page="${page.path}">${page.body}</div>`);
  if (page.description) {
    html = html.replace(
      /<meta name="description" content=".*?"/,
      `<meta name="description" content="${escapeHtml(page.description)}"`,
    );
  }
  return moveScriptsToEnd(inlineStyles(html, bundle));
}

/** The stylesheets of the page stand in the page: one round trip less before the first paint. */
function inlineStyles(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, fileName) => {
    return `<style>${textOf(bundle[fileName]).trim()}</style>`;
  });
}

/** A module script in the head competes with the first paint. */
function moveScriptsToEnd(html: string): string {
  const scripts: string[] = [];
  const rest = html.replace(
    /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g,
    (script) => {
      scripts.push(script.trim());
      return '';
    },
  );
  return rest.replace('</body>', `  ${scripts.join('\n    ')}\n  </body>`);
}

function collectHashes(html: string, hashes: { script: Set<string>; style: Set<string> }): void {
  for (const [, kind, content] of html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)) {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('base64');
    hashes[kind === 'script' ? 'script' : 'style'].add(`'sha256-${hash}'`);
  }
}

function textOf(output: Rollup.OutputBundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('a page or stylesheet is missing in the build');
  return typeof output.source === 'string'
    ? output.source
    : new TextDecoder().decode(output.source);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
