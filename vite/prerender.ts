import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { collectHashes, fillPage, type Page, textOf } from './fillPage.ts';
import { markdown } from './markdown.ts';
import { headersFile, originsOf } from './securityHeaders.ts';
import { WITHOUT_SCRIPT } from './withoutScript.ts';

/** What a document starts with that is read without the app. */
const READER = 'src/reader.ts';
const WORK = 'node_modules/.cache/prerender';
/** The site's address, under a top-level domain that nobody can own. */
const SITE = 'https://oja.example';

/** The app's `prerender.tsx`, compiled for Node. */
interface PrerenderModule {
  firstModules: string[];
  homeModules: string[];
  rulesModules: string[];
  onlineModules: string[];
  staticPages: { path: string; title: string; description: string; isRead: boolean }[];
  renderPage(path: string): Promise<{ body: string; lateParts: string[]; modules: string[] }>;
  renderShell(): Promise<{ body: string; lateParts: string[]; modules: string[] }>;
}

/**
 * Writes the HTML of the build: each static page as a guest sees it, and `shell.html` for every other
 * address, with inlined CSS. Also writes `_headers`, whose Content-Security-Policy names the hash of each
 * inline script and style. Vite's index.html is the template, and the pages replace it.
 */
export function prerender(): Plugin {
  let elsewhere = { connectTo: [] as string[], frameFrom: [] as string[] };
  let site = SITE;
  /** The demo brings its backend along, so each of its pages starts with the app. */
  let hasReader = false;
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved({ env, build }) {
      hasReader = [build.rolldownOptions.input].flat().includes(READER);
      const { VITE_API_BASE, VITE_REALTIME_URL, VITE_IP_URL, VITE_TV_URL, VITE_LOBBY_URL } = env;
      const frames: string[] = env['VITE_FRAME_ORIGINS']?.split(' ') ?? [];
      site = env['VITE_SITE_ORIGIN'] ?? SITE;
      elsewhere = {
        connectTo: originsOf([
          VITE_API_BASE,
          VITE_REALTIME_URL,
          VITE_IP_URL,
          VITE_TV_URL,
          VITE_LOBBY_URL,
        ]),
        frameFrom: [VITE_TV_URL, VITE_LOBBY_URL, ...frames].flatMap(
          (url) => originsOf([url])[0] ?? [],
        ),
      };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = textOf(bundle['index.html']);
        const pages = await loadPages();
        const hashes = { script: new Set<string>(), style: new Set<string>() };
        const write = (fileName: string, page: Page) => {
          const source = fillPage(template, page, bundle);
          collectHashes(source, hashes);
          delete bundle[fileName];
          this.emitFile({ type: 'asset', fileName, source });
        };

        for (const { path, title, description, isRead } of pages.staticPages) {
          const fileName = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
          const canonical = `${site}${path}`;
          write(fileName, {
            path,
            title,
            description,
            canonical,
            ...(hasReader && isRead && { entry: READER }),
            ...(await pages.renderPage(path)),
          });
        }
        write('shell.html', {
          path: '',
          title: '',
          description: '',
          before: WITHOUT_SCRIPT,
          ...(await pages.renderShell()),
        });
        const headers = headersFile(hashes, elsewhere);
        this.emitFile({ type: 'asset', fileName: '_headers', source: headers });
      },
    },
  };
}

let compiling: Promise<unknown> | undefined;

/** Compiles it once per build, whoever asks first. */
export async function loadPages(): Promise<PrerenderModule> {
  compiling ??= compilePages();
  await compiling;
  const file = pathToFileURL(join(process.cwd(), WORK, 'prerender.js')).href;
  return import(/* @vite-ignore */ file);
}

function compilePages(): Promise<unknown> {
  return build({
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
}
