import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { atRoot, belowBase } from './base.ts';
import { fillPage, type Page, textOf } from './fillPage.ts';
import { NOT_HERE_FILE } from './guestFiles.ts';
import { headersFile, redirectsFile } from './hostRules.ts';
import { markdown } from './markdown.ts';
import { MISSING_FILE, MISSING_PAGE } from './missingPage.ts';
import { notHere } from './notHere.ts';
import { sitePolicies } from './securityHeaders.ts';
import { WITHOUT_SCRIPT } from './withoutScript.ts';

/** What a document starts with that is read without the app. */
const READER = 'src/reader.ts';
const LANDING = 'src/landing.ts';
const CACHE = 'node_modules/.cache';
/** The site's address, under a top-level domain that nobody can own. */
const SITE = 'https://oja.example';

/** The app's `prerender.tsx`, compiled for Node. */
interface PrerenderModule {
  firstModules: string[];
  homeModules: string[];
  rulesModules: string[];
  onlineModules: string[];
  shellPaths: string[];
  staticPages: {
    path: string;
    title: string;
    description: string;
    /** Of documents. */
    version: string | undefined;
  }[];
  renderPage(path: string): Promise<{ body: string; lateParts: string[]; modules: string[] }>;
  renderShell(): Promise<{ body: string; lateParts: string[]; modules: string[] }>;
}

/**
 * Writes the HTML of the build: each static page as a guest sees it, and `shell.html` for every other
 * address, with inlined CSS. Also writes what static hosts read: `_headers`, whose Content-Security-Policy
 * names the hash of each inline script and style, `_redirects` and `404.html`. Vite's index.html is the
 * template, and the pages replace it.
 */
export function prerender(): Plugin {
  /** The demo brings its backend along, so each of its pages starts with the app. */
  let hasReader = false;
  let base = '/';
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved({ build, base: given }) {
      base = given;
      hasReader = [build.rolldownOptions.input].flat().includes(READER);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = atRoot(textOf(bundle['index.html']), base);
        const pages = await loadPages();
        const filled = new Map<string, string>();
        const write = (fileName: string, page: Page) => {
          filled.set(fileName, fillPage(template, page, bundle));
        };

        for (const { path, title, description } of pages.staticPages) {
          const fileName = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
          const entry = path === '/' ? LANDING : READER;
          const canonical = `${SITE}${path}`;
          write(fileName, {
            path,
            title,
            description,
            canonical,
            ...(hasReader && { entry }),
            ...(await pages.renderPage(path)),
          });
        }
        const shell = await pages.renderShell();
        if (hasReader) {
          write(NOT_HERE_FILE, {
            path: '',
            title: 'Not saved on this phone yet',
            description: '',
            isStill: true,
            ...shell,
            body: notHere(shell.body, pages.staticPages),
          });
        }
        write('shell.html', {
          path: '',
          title: '',
          description: '',
          before: WITHOUT_SCRIPT,
          ...shell,
        });
        for (const [fileName, source] of filled) {
          delete bundle[fileName];
          this.emitFile({ type: 'asset', fileName, source: belowBase(source, base) });
        }
        const { shellPaths, staticPages } = pages;
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        emit(MISSING_FILE, belowBase(MISSING_PAGE, base));
        emit(
          '_headers',
          headersFile(sitePolicies(filled), {
            pages: staticPages.map(({ path }) => path),
            shell: shellPaths,
          }),
        );
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
