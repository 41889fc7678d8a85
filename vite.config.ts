import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockBackend } from './mocks/hosts/vitePlugin.ts';
import { beforePaint } from './vite/beforePaint.ts';
import { chunkGroups } from './vite/chunkGroups.ts';
import { firstModules } from './vite/firstModules.ts';
import { floorTarget } from './vite/floor.ts';
import { leanPackages } from './vite/leanPackages.ts';
import { markdown } from './vite/markdown.ts';
import { precache } from './vite/precache.ts';
import { prerender } from './vite/prerender.ts';
import { previewSite } from './vite/previewSite.ts';
import { retireWorker } from './vite/retireWorker.ts';

export default defineConfig({
  plugins: [
    mockBackend(),
    react(),
    markdown(),
    leanPackages(),
    beforePaint(),
    prerender(),
    precache({ firstModules }),
    retireWorker(),
    previewSite(),
  ],
  // wouter carries a copy of this hook for React 17.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: floorTarget,
    modulePreload: {
      polyfill: false,
      // Who asks for a part of the app runs in it, so it need not be named to each.
      resolveDependencies: (_, needed) =>
        needed.filter((file) => !/\/(?:app|rolldown-runtime)-[^/]*\.js$/.test(file)),
    },
    rolldownOptions: {
      output: {
        // Each script names the files it may ask for: seven letters tell two builds apart as well as eight.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
    // 2 KB less than Vite's own on a phone that pays for each: see docs/decisions.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, hoist_vars: true },
    },
  },
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  test: {
    // One project a runtime: pure code and the mock backend run in Node, components in happy-dom
    // (jsdom breaks multipart files), and the checks read the source tree itself. A loaded machine may
    // be slow: the limit only ends what hangs.
    projects: [
      {
        plugins: [markdown()],
        test: {
          name: 'unit',
          testTimeout: 30_000,
          environment: 'node',
          include: ['{src,mocks,sw,vite}/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), markdown()],
        test: {
          name: 'dom',
          testTimeout: 30_000,
          environment: 'happy-dom',
          // Frames load, so that none is reported as missing; what others would answer is not asked.
          environmentOptions: {
            happyDOM: {
              settings: {
                enableIframePageLoading: true,
                navigation: { disableChildFrameNavigation: true },
              },
            },
          },
          include: ['src/**/*.test.tsx'],
        },
      },
      { test: { name: 'checks', environment: 'node', include: ['.ci/**/*.test.ts'] } },
    ],
  },
});
