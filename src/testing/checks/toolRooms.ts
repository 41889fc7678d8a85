import type { Room } from './room.ts';

/** Of everything beside the app: the fake backend, the worker, the stories and the build. */
export const TOOL_ROOMS: Record<string, Room> = {
  mocks: {
    holds: 'the fake backend: `db`, `domain`, `world`, `http`, `realtime`, `control`, `hosts`',
    may: ['src/contract', 'src/lib', 'src/domain', 'mocks/engine'],
    packages: [
      'msw',
      '@mswjs/data',
      '@remix-run/node-fetch-server',
      'socket.io',
      // Of tests: `hosts/testSocket.ts`.
      'socket.io-client',
      'zod',
      'vite',
      '@noble/curves',
      'cborg',
      'web-push',
    ],
  },
  'mocks/engine': {
    holds: 'a backend apart from betting: calls, rows, clock, worlds, control, sockets, hosts',
    may: [],
    packages: ['msw', '@mswjs/data', '@remix-run/node-fetch-server', 'socket.io', 'zod'],
  },
  'mocks/hosts/browser': {
    holds: 'the demo: app and backend in one page',
    may: ['mocks', 'src/*'],
    packages: ['msw'],
  },
  'tools/bench': {
    holds: 'many worlds under load: `npm run bench:mocks`',
    may: ['mocks'],
    packages: ['socket.io-client', 'vite'],
  },
  'tools/conform': {
    holds: 'holds any server to the files of the contract: `npm run conform`',
    may: ['src/domain'],
    packages: ['ajv', 'ajv-formats', 'socket.io-client', 'vite', 'zod'],
  },
  'tools/conform/properties': {
    holds: 'a client made of the files alone, which tries the mock backend',
    may: ['mocks', 'src/contract', 'src/domain', 'tools/conform'],
    packages: ['zod'],
  },
  'tools/reference': {
    holds: 'writes docs/api.md and the files of the contract: `npm run reference`',
    may: ['mocks', 'src/contract', 'src/lib', 'src/domain', 'tools/conform'],
    packages: ['zod', 'vite', '@noble/curves', 'cborg'],
  },
  sw: {
    holds: 'the service worker; `sw.ts` reads as a table of contents',
    may: ['src/lib/base.ts', 'src/lib/newId.ts', 'src/storage/keys.ts'],
  },
  'e2e/bench': {
    holds: 'the benchmarks: `npm run bench`',
    may: ['src/*', 'sw/files/stableNames.ts', 'e2e/kit/browser.ts', 'e2e/kit/steps.ts', 'e2e/host'],
    packages: ['playwright', 'vite', 'react', 'react-dom', 'selfsigned', 'zod'],
  },
  'e2e/host': {
    holds: 'a site and the mock backend on ports of their own, as other tools serve them',
    may: ['vite', 'mocks'],
  },
  'e2e/faults': {
    holds: 'random faults against the built app: `npm run faults`',
    may: ['e2e/kit/browser.ts', 'e2e/kit/steps.ts', 'e2e/host'],
    packages: ['playwright', 'vite', 'zod'],
  },
  'e2e/engines': {
    holds: 'the main jobs on other engines: `npm run e2e:engines`',
    may: [
      'src/contract',
      'src/paths.ts',
      'mocks/control/client.ts',
      'e2e/kit/authSteps.ts',
      'e2e/kit/steps.ts',
      'e2e/host',
      'e2e/twoBuilds',
    ],
    packages: ['puppeteer-core', 'vite', 'zod'],
  },
  'e2e/hosts': {
    holds: 'the recipes of `deploy/` on real servers: `npm run e2e:hosts`',
    may: [
      'src/paths.ts',
      'deploy',
      'e2e/host',
      'e2e/engines/install',
      'e2e/kit/steps.ts',
      'e2e/kit/story.ts',
      'vite/pages/page.ts',
    ],
    packages: ['playwright', 'vite'],
  },
  'e2e/floor': {
    holds: 'what the oldest browsers lack',
    may: ['vite/floor.ts'],
    packages: ['vite', '@mdn/browser-compat-data'],
  },
  'e2e/twoBuilds': {
    holds: 'two versions of the app on one host',
    may: ['e2e/host', 'sw/files/contentsOf.ts', 'sw/files/stableNames.ts', 'vite/pages/page.ts'],
    packages: ['playwright'],
  },
  e2e: {
    holds:
      'stories and budgets on the built app, by subject in `stories`; what they share in `kit`',
    may: [
      'src/contract',
      'src/paths.ts',
      'src/domain',
      'src/routeTable.ts',
      'mocks/control/client.ts',
      'sw/files/contentsOf.ts',
      'sw/files/stableNames.ts',
      'src/testing/checks',
      'deploy/site.ts',
      'vite/pages/page.ts',
      'e2e/faults',
      'e2e/twoBuilds',
      'e2e/floor',
      'e2e/host',
    ],
    packages: ['playwright', 'axe-core', 'zod'],
  },
  deploy: {
    holds: 'what a host is given: recipes, settings, `npm run site`',
    may: ['vite'],
    packages: ['vite', 'zod'],
  },
  vite: {
    holds: 'what the build adds: prerendering, headers, precache list, Markdown',
    may: [
      'src/*',
      'sw/guestPages.ts',
      'sw/messages.ts',
      'sw/files/contentsOf.ts',
      'sw/files/stableNames.ts',
      'vite.config.ts',
    ],
    packages: [
      'vite',
      'react',
      'react-dom',
      'happy-dom',
      'marked',
      'vite-plugin-pwa',
      'workbox-build',
    ],
  },
};
