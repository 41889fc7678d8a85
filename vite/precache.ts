import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { type RouteLine, routeTable, screenModule } from '../src/routeTable.ts';
import { type BuiltChunks, builtChunks, neededFiles } from './chunks.ts';
import { floorTarget } from './floor.ts';
import { integrityOf, revisionOf } from './hashes.ts';
import { webManifest } from './manifest.ts';
import { PAGES_FILE, pagesIn, type Told } from './pages/packPages.ts';
import { parsePage } from './pages/page.ts';
import { inlinedIn } from './pages/steps.ts';
import { type Built, documentsIn, writeLists, writePack } from './precacheLists.ts';
import { cleanUrl, filesOnlyFor, type PrecacheFile, splitSteps } from './precacheSteps.ts';
import { LANDING, loadPages, READER } from './prerender.ts';
import { SHELL } from './securityHeaders.ts';

export interface PrecacheOptions {
  /** The modules with which pages start that start with the app, or bring it. */
  entries?: readonly string[];
  /** Whether the worker can reach the API; where the backend lives in the page, it cannot. */
  isApiReachable?: boolean;
  /** The path of the site on its host: Vite's `base`. */
  base?: string;
}

type ManifestEntry = Parameters<ManifestTransform>[0][number];

interface Build extends Built {
  root: string;
  chunks: BuiltChunks;
}

/** Builds `/sw.js`, the lists of the files it keeps step by step and by use, and the web app manifest. */
export function precache({
  entries = ['src/main.tsx', LANDING],
  isApiReachable = true,
  base = '/',
}: PrecacheOptions = {}): PluginOption[] {
  const build: Build = { root: '', outDir: '', base: '/', chunks: new Map() };
  return [watchBuild(build), VitePWA(options())];

  function options(): Partial<VitePWAOptions> {
    return {
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest(base),
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        sourcemap: false,
        // The documents are kept as one file.
        globPatterns: ['{index,shell}.html', 'assets/**/*.{js,css}'],
        globIgnores: ['404.html', '**/*.map', '**/*mock*'],
        manifestTransforms: [listFiles],
      },
      integration: {
        // After the pages are written.
        closeBundleOrder: 'post',
        beforeBuildServiceWorker({ injectManifest }) {
          // The plugin adds the web app manifest here, past our transform and so without a hash.
          delete injectManifest.additionalManifestEntries;
        },
        configureCustomSWViteBuild(config) {
          const apiBase = isApiReachable ? '/api' : '';
          config.build = { ...config.build, target: floorTarget };
          config.define = { ...config.define, __API_BASE__: JSON.stringify(apiBase) };
        },
      },
    };
  }

  /** The script gets the hashes of the lists, and these get those of the files. */
  async function listFiles(found: ManifestEntry[]) {
    const { appModules, staticPages } = await loadPages();
    const told: Told = Object.fromEntries(
      staticPages.flatMap(({ path, title, version }) =>
        version ? [[path, [title, version]]] : [],
      ),
    );
    const pages = pagesIn(build.outDir, told);
    await writeFile(join(build.outDir, PAGES_FILE), pages);
    const packed = { url: PAGES_FILE, revision: revisionOf(pages), size: pages.length };
    const files = await Promise.all([...found, packed].map(described));
    // Sorted, so that the same files make the same worker, byte for byte.
    files.sort((a, b) => (a.url < b.url ? -1 : 1));
    const assets = files.filter(({ revision }) => revision === null);
    const documents = (...urls: string[]) =>
      documentsIn(
        build,
        files.filter(({ url }) => urls.includes(url)),
      );

    // Their text stands in the page: nobody ever fetches the file.
    const inlined = inlinedIn(parsePage(await textOf(SHELL)), build.base);
    const needed = (modules: readonly string[]) =>
      new Set([...neededFiles(build.chunks, modules)].filter((file) => !inlined.includes(file)));
    const readers = isApiReachable ? neededFiles(build.chunks, [LANDING, READER]) : [];
    const appScreens = modulesOf(
      ({ offline, access }) => offline === 'app' && access !== 'protected',
    );
    const appParts = [...entries, ...appModules, ...appScreens];
    const used = filesOnlyFor(
      modulesOf(({ offline }) => offline === 'no'),
      build.chunks,
      [...readers, ...neededFiles(build.chunks, appParts)],
    );
    const isUsed = ({ url }: PrecacheFile) => used.has(url.slice(1));
    const own = splitSteps(
      assets.filter((file) => !isUsed(file)),
      {
        // In the demo each page starts with the app.
        pages: new Set([...readers].filter((file) => file.endsWith('.js'))),
        app: needed(appParts),
        home: needed(
          modulesOf(({ offline, access }) => offline === 'app' && access === 'protected'),
        ),
      },
    );
    const { revision, listsOf } = await writeLists(build, { ...own, used: assets.filter(isUsed) });
    const kept = {
      pages: {
        lists: listsOf('pages'),
        documents: documents(`/${PAGES_FILE}`, ...(isApiReachable ? ['/'] : [])),
      },
      app: {
        lists: [...listsOf('pages'), ...listsOf('app')],
        documents: documents('/', `/${SHELL}`),
      },
      home: { lists: listsOf('home') },
      rest: { lists: listsOf('rest'), pack: await writePack(build, own.rest) },
      paths: Object.keys(told),
    };
    // Workbox counts files; the script reads one entry, and no address of it.
    return { manifest: [{ url: '', size: 0, revision, ...kept }] };
  }

  async function described({ url: file, revision, size }: ManifestEntry): Promise<PrecacheFile> {
    const content = await readFile(join(build.outDir, file));
    return {
      url: cleanUrl(file),
      revision: revision ? `${await headersHash()}.${revision.slice(0, 8)}` : null,
      integrity: integrityOf(content),
      size,
    };
  }

  /** A document is kept with its headers, and is another when they are. */
  async function headersHash(): Promise<string> {
    return revisionOf(await textOf('_headers'));
  }

  function textOf(file: string): Promise<string> {
    return readFile(join(build.outDir, file), 'utf8');
  }
}

const modulesOf = (isWanted: (line: RouteLine) => boolean) =>
  routeTable.filter(isWanted).map(({ screen }) => screenModule(screen));

/** Remembers which chunk needs which, for that is not told by the files. */
function watchBuild(build: Build): Plugin {
  return {
    name: 'precache-chunks',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, base, build: { outDir } }) {
      build.base = base;
      build.root = root;
      build.outDir = resolve(root, outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        build.chunks = builtChunks(bundle, build.root);
      },
    },
  };
}
