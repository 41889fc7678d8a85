import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { builtChunks } from './chunks.ts';
import { headersFile, redirectsFile } from './hostRules.ts';
import { markdown } from './markdown.ts';
import { notHere } from './pages/notHere.ts';
import { NOT_HERE_FILE } from './pages/packPages.ts';
import { type Document, htmlOf, parsePage, type Step } from './pages/page.ts';
import {
  below,
  codeLast,
  described,
  lined,
  previewed,
  readable,
  ruledBy,
  standing,
  startedBy,
  still,
  styled,
  titled,
} from './pages/steps.ts';
import { type Elsewhere, SHELL, sitePolicies } from './securityHeaders.ts';

/** What a document starts with that is read without the app. */
export const READER = 'src/reader.ts';
export const LANDING = 'src/landing.ts';
const CACHE = 'node_modules/.cache';

/** The app's `prerender.tsx`, compiled for Node. */
interface PrerenderModule {
  appModules: string[];
  shellPaths: string[];
  staticPages: {
    path: string;
    title: string;
    description: string;
    /** Of documents. */
    version: string | undefined;
  }[];
  renderPage(path: string): Promise<{ body: string; lateParts: string[]; modules: string[] }>;
  renderShell(): Promise<{ body: string; lateParts: string[] }>;
}

/** What a demo has beside the app. */
export interface Extra extends Elsewhere {
  /** What it does to each page of the app. */
  step?: Step;
  /** Pages that are all HTML, by the names of their files. */
  plainPages?: Record<string, string>;
}

/**
 * Writes the HTML of the build: each static page as a guest sees it, and `shell.html` for every other
 * address, with inlined CSS. Also writes what static hosts read: `_headers`, whose Content-Security-Policy
 * names the hash of each inline script and style, and `_redirects`. Vite's index.html is the template, and the
 * pages replace it.
 */
export function prerender({ step, plainPages = {}, ...elsewhere }: Extra = {}): Plugin {
  /** The demo brings its backend along, so each of its pages starts with the app. */
  let hasReader = false;
  let base = '/';
  let root = '';
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base, root } = config);
      hasReader = [config.build.rolldownOptions.input].flat().includes(READER);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const textOf = (file: string) => {
          const output = bundle[file];
          if (output?.type !== 'asset') throw new Error(`the build has no ${file}`);
          return Buffer.from(output.source).toString();
        };
        const built = { chunks: builtChunks(bundle, root), textOf, base };
        const template = textOf('index.html');
        delete bundle['index.html'];
        const { renderPage, renderShell, shellPaths, staticPages } = await loadPages();
        const documents = new Map<string, Document>();
        const make = (fileName: string, ...steps: Step[]) => {
          const document = parsePage(template);
          for (const one of [...steps, ...(step ? [step] : []), lined]) one(document);
          documents.set(fileName, document);
        };

        for (const { path, title, description } of staticPages) {
          const { body, modules, lateParts } = await renderPage(path);
          make(
            path === '/' ? 'index.html' : `${path.slice(1)}.html`,
            titled(title),
            standing(path, body),
            readable,
            styled([...modules, ...lateParts], built),
            described(description, path),
            previewed,
            hasReader ? startedBy(path === '/' ? LANDING : READER, built) : codeLast,
          );
        }
        const { body, lateParts } = await renderShell();
        const shell = [standing('', body), styled(lateParts, built)];
        make(SHELL, ...shell, previewed, codeLast);
        if (hasReader) {
          const title = titled('Not saved on this phone yet');
          make(NOT_HERE_FILE, title, ...shell, readable, notHere(staticPages), still);
        }

        const policies = sitePolicies(documents, elsewhere);
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        /** Below a path nobody reads `_headers`, so that each page carries its policies itself. */
        const emitPage = (fileName: string, document: Document, ...own: string[]) => {
          if (base !== '/') {
            below(base)(document);
            ruledBy([policies.everywhere, ...own])(document);
          }
          emit(fileName, htmlOf(document));
        };
        for (const [fileName, document] of documents) {
          emitPage(fileName, document, policies[fileName === SHELL ? 'app' : 'pages']);
        }
        for (const [fileName, html] of Object.entries(plainPages)) {
          emitPage(fileName, parsePage(html));
        }
        const pages = staticPages.map(({ path }) => path);
        emit('_headers', headersFile(policies, { pages, shell: shellPaths }));
        emit('_redirects', redirectsFile(shellPaths));
      },
    },
  };
}

let compiling: Promise<string> | undefined;

/** Compiles it once per build, whoever asks first. */
export async function loadPages(): Promise<PrerenderModule> {
  compiling ??= compilePages();
  const file = pathToFileURL(join(process.cwd(), await compiling, 'prerender.js')).href;
  return import(/* @vite-ignore */ file);
}

/** Returns the folder that holds it: its own, because builds may run beside each other. */
async function compilePages(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'prerender-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), markdown()],
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  return folder;
}
