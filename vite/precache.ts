import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { atRoot } from './base.ts';
import { floorTarget } from './floor.ts';
import { guestFiles, PAGES_FILE } from './guestFiles.ts';
import { webManifest } from './manifest.ts';
import { type Built, hashOf, integrityOf, writeLists } from './precacheLists.ts';
import {
  type BuiltChunk,
  builtChunks,
  cleanUrl,
  filesOnlyFor,
  inlinedStyles,
  namedFiles,
  neededFiles,
  type PrecacheFile,
  splitSteps,
} from './precacheSteps.ts';
import { loadPages } from './prerender.ts';

export interface PrecacheOptions {
  /** Modules of the first step beside those that the route table names: other entries. */
  entries?: readonly string[];
  /** Whether the worker can reach the API; where the backend lives in the page, it cannot. */
  isApiReachable?: boolean;
  /** The path of the site on its host: Vite's `base`. */
  base?: string;
}

type ManifestEntry = Parameters<ManifestTransform>[0][number];

interface Build extends Built {
  root: string;
  chunks: Map<string, BuiltChunk>;
}

/** Builds `/sw.js`, the lists of the files it keeps step by step and by use, and the web app manifest. */
export function precache({
  entries = [],
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
    const [landing = '', shell = ''] = await Promise.all(['index.html', 'shell.html'].map(pageOf));
    const { firstModules, homeModules, rulesModules, onlineModules, staticPages } =
      await loadPages();
    const named = [landing, shell].flatMap(namedFiles);
    const inlined = inlinedStyles([shell]);
    const needed = (names: readonly string[], modules: readonly string[]) =>
      new Set([...neededFiles(build.chunks, names, modules)].filter((file) => !inlined.has(file)));
    const left = filesOnlyFor(onlineModules, build.chunks, named);
    const isLeft = ({ url }: PrecacheFile) => left.has(url.slice(1));
    const steps = splitSteps(
      files.filter((file) => !isLeft(file)),
      {
        first: needed(named.filter(isScript), [...entries, ...firstModules]),
        home: needed([], homeModules),
        rules: needed([], rulesModules),
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
    const { scripts, pages } = guestFiles(build.outDir, staticPages);
    await writeFile(join(build.outDir, PAGES_FILE), pages);
    const needed = neededFiles(build.chunks, scripts, []);
    const isNeeded = ({ url }: PrecacheFile) => url === '/' || needed.has(url.slice(1));
    return [
      ...files.filter((file) => isApiReachable && isNeeded(file) && !file.url.endsWith('.css')),
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

  async function pageOf(file: string): Promise<string> {
    return atRoot(await textOf(file), build.base);
  }

  function textOf(file: string): Promise<string> {
    return readFile(join(build.outDir, file), 'utf8');
  }
}

const isScript = (file: string) => file.endsWith('.js');

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
