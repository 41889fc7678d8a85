import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockBackend } from './mocks/hosts/vitePlugin.ts';
import { FailureList } from './src/testing/anyday/failureList.ts';
import { VitestRecorder } from './src/testing/checks/ran/vitestRecorder.ts';
import { chunkFileNames, chunkGroups } from './vite/chunkGroups.ts';
import { compressed } from './vite/compressed.ts';
import { devWorker } from './vite/devWorker.ts';
import { floorTarget } from './vite/floor.ts';
import { markdown } from './vite/markdown.ts';
import { startScript } from './vite/pages/startScript.ts';
import { precache } from './vite/precache.ts';
import { prerender } from './vite/prerender.ts';
import { previewSite } from './vite/previewSite.ts';
import { retireWorker } from './vite/retireWorker.ts';

// Since version 25 Node has a localStorage of its own, which hides happy-dom's.
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

// A loop over a list that is empty by mistake asserts nothing. This makes its test fail.
const expect = { requireAssertions: true };

/** Folders whose modules keep state. */
const STATEFUL = [
  'src/{api,app,features,pwa,realtime,state,storage}/**/*.test.ts',
  'src/lib/base.test.ts',
  'sw/**/*.test.ts',
];

/** What each project has. The time limit is generous: it only ends what hangs, on a busy machine too. */
const common = { expect, testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Every test gets a fixed clock. Test files share a process, because starting one for each took as long as
 * the tests.
 */
const given = { ...common, setupFiles: ['src/testing/setup.ts'], isolate: false, execArgv };
const givenAnew = { ...given, setupFiles: [...given.setupFiles, 'src/testing/freshFile.ts'] };

export default defineConfig({
  plugins: [
    mockBackend(),
    react(),
    markdown(),
    startScript(),
    prerender(),
    precache(),
    devWorker(),
    retireWorker(),
    compressed(),
    previewSite(),
  ],
  build: {
    target: floorTarget,
    modulePreload: { polyfill: false },
    // The same files, and beside them what finds a place of the source again. Not for hosts.
    sourcemap: process.env['SOURCE_MAPS'] ? 'hidden' : false,
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      // Which file code is in follows from `chunkGroups`, not from who fetches it late; timings warn on a slow machine.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      input: ['index.html', 'src/landing.ts', 'src/reader.ts'],
      // Texts of messages are exports, most of them used once: each goes where it is said.
      optimization: { inlineConst: { mode: 'all' } },
      output: { chunkFileNames, codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  test: {
    // One for each processor: by default one is left idle.
    maxWorkers: '100%',
    reporters: ['default', new VitestRecorder(), new FailureList()],
    // Tests wait for what is seen, as a player does, and happy-dom does not know <search>: hints of React, no faults.
    onConsoleLog: (text) => !/\bact\(|`act` scope|The tag <search>/.test(text),
    projects: [
      {
        // Pure code and the mock backend: nothing outlives a test except worlds, which are worth sharing.
        plugins: [markdown()],
        test: {
          ...given,
          name: 'unit',
          include: ['{src,mocks,tools,vite,deploy,e2e}/**/*.test.ts'],
          exclude: [...STATEFUL, 'src/testing/checks/**'],
        },
      },
      {
        // Modules that keep state: each test file gets fresh modules.
        plugins: [markdown()],
        test: { ...givenAnew, name: 'state', include: STATEFUL },
      },
      {
        // Components, in happy-dom, because jsdom breaks multipart files.
        plugins: [react(), markdown()],
        test: {
          ...givenAnew,
          name: 'dom',
          environment: 'happy-dom',
          // Frames load, so that none is reported as missing; requests to other sites are not sent.
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
      // Checks of the source tree itself.
      { test: { ...common, name: 'checks', include: ['src/testing/checks/**/*.test.ts'] } },
    ],
  },
});
