import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { type BuiltChunks, builtChunks, neededFiles } from './chunks.ts';
import { floorTarget } from './floor.ts';
import { webManifest } from './manifest.ts';
import { PAGES_FILE, pagesIn, type Told } from './pages/packPages.ts';
import { parsePage } from './pages/page.ts';
import { inlinedIn } from './pages/steps.ts';
import { type Built, hashOf, integrityOf, writeLists } from './precacheLists.ts';
import { cleanUrl, filesOnlyFor, type PrecacheFile, splitSteps } from './precacheSteps.ts';
import { LANDING, loadPages, READER } from './prerender.ts';

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
    const files = await Promise.all(found.map(described));
    const shell = parsePage(await textOf('shell.html'));
    const { firstModules, homeModules, rulesModules, onlineModules, staticPages } =
      await loadPages();
    // Their text stands in the page: nobody ever fetches the file.
    const inlined = inlinedIn(shell, build.base);
    const needed = (modules: readonly string[]) =>
      new Set([...neededFiles(build.chunks, modules)].filter((file) => !inlined.includes(file)));
    const start = neededFiles(build.chunks, [...entries, ...firstModules]);
    const left = filesOnlyFor(onlineModules, build.chunks, start);
    const isLeft = ({ url }: PrecacheFile) => left.has(url.slice(1));
    const steps = splitSteps(
      files.filter((file) => !isLeft(file)),
      {
        first: needed([...entries, ...firstModules]),
        home: needed(homeModules),
        rules: needed(rulesModules),
      },
    );
    const guest = await filesOfGuest(files);
    const entry = await writeLists(
      build,
      {
        first: { files: steps.first, whole: 'hashes' },
        home: { files: steps.home },
        rules: { files: steps.rules, whole: 'texts' },
        later: { files: steps.later, whole: 'texts' },
        guest: { files: guest, whole: 'hashes', areListed: false },
      },
      files.filter(isLeft),
    );
    // Workbox counts files; the script reads one entry, and no address of it.
    const pages = staticPages.flatMap(({ path, version }) => (version ? path : []));
    return { manifest: [{ url: '', size: 0, ...entry, pages }] };
  }

  /** The documents as one file; and but in the demo, where each page starts with the app, what pages start with. */
  async function filesOfGuest(files: readonly PrecacheFile[]): Promise<PrecacheFile[]> {
    const { staticPages } = await loadPages();
    const told: Told = Object.fromEntries(
      staticPages.flatMap(({ path, title, version }) =>
        version ? [[path, [title, version]]] : [],
      ),
    );
    const pages = pagesIn(build.outDir, told);
    await writeFile(join(build.outDir, PAGES_FILE), pages);
    const needed = isApiReachable ? neededFiles(build.chunks, [LANDING, READER]) : new Set();
    const isNeeded = ({ url }: PrecacheFile) => needed.has(url.slice(1)) && !url.endsWith('.css');
    return [
      ...files.filter((file) => isNeeded(file) || (isApiReachable && file.url === '/')),
      await described({ url: PAGES_FILE, revision: hashOf(pages), size: pages.length }),
    ];
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
    return hashOf(await textOf('_headers'));
  }

  function textOf(file: string): Promise<string> {
    return readFile(join(build.outDir, file), 'utf8');
  }
}

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
