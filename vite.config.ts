import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockBackend } from './mocks/hosts/vitePlugin.ts';
import { VitestRecorder } from './src/testing/checks/ran/vitestRecorder.ts';
import { beforePaint } from './vite/beforePaint.ts';
import { chunkGroups } from './vite/chunkGroups.ts';
import { firstModules } from './vite/firstModules.ts';
import { markdown } from './vite/markdown.ts';
import { precache } from './vite/precache.ts';
import { prerender } from './vite/prerender.ts';
import { previewSite } from './vite/previewSite.ts';
import { retireWorker } from './vite/retireWorker.ts';

// Node 25 and later have a localStorage of their own, which hides that of happy-dom.
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

// A loop over a list that is empty by mistake asserts nothing: its test fails.
const expect = { requireAssertions: true };

export default defineConfig({
  plugins: [
    mockBackend(),
    react(),
    markdown(),
    beforePaint(),
    prerender(),
    precache({ firstModules }),
    retireWorker(),
    previewSite(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  test: {
    reporters: ['default', new VitestRecorder()],
    // One project a runtime: pure code and the mock backend run in Node, components in happy-dom
    // (jsdom breaks multipart files), and the checks read the source tree itself. A loaded machine may
    // be slow: the limit only ends what hangs.
    projects: [
      {
        plugins: [markdown()],
        test: {
          name: 'unit',
          testTimeout: 30_000,
          expect,
          execArgv,
          environment: 'node',
          include: ['{src,mocks,sw,vite}/**/*.test.ts'],
          exclude: ['src/testing/checks/**'],
        },
      },
      {
        plugins: [react(), markdown()],
        test: {
          name: 'dom',
          testTimeout: 30_000,
          expect,
          execArgv,
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
      {
        test: {
          name: 'checks',
          expect,
          environment: 'node',
          include: ['src/testing/checks/**/*.test.ts'],
        },
      },
      // Reads what the runs before it have kept: which tests passed, and which texts they read.
      {
        test: {
          name: 'proof',
          expect,
          environment: 'node',
          include: ['src/testing/checks/**/*.proof.ts'],
        },
      },
    ],
  },
});
