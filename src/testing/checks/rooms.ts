/** A folder or file of the project and what it may import. */
export interface Room {
  /** In a few words, for the table of docs/architecture.md. */
  holds: string;
  /** Other rooms, or single files of them; itself always. */
  may: string[];
  /** Of the packages that any room lists. A package that no room lists is free for all. */
  packages?: string[];
}

/** Of two rooms that hold a file the one with the longer name counts; `*` stands for one folder. */
export const ROOMS: Record<string, Room> = {
  'src/contract': {
    holds: 'calls, events and entities as zod schemas, a file a subject',
    may: ['src/lib', 'src/domain'],
    packages: ['zod'],
  },
  'src/lib': {
    holds: 'what knows nothing of betting and is no view: CSV, file kinds, SHA-256',
    may: [],
  },
  'src/domain': {
    holds: 'betting arithmetic: money, market, position, sportsbook, play, account, time',
    may: ['src/lib', 'src/contract'],
    packages: ['zod'],
  },
  'src/env.ts': {
    holds: 'what the build was given: addresses and flags',
    may: [],
    packages: ['zod'],
  },
  'src/paths.ts': {
    holds: 'the address of every page',
    may: [],
  },
  'src/ui': {
    holds: 'the design system; knows nothing of betting',
    may: ['src/lib', 'src/domain', 'src/paths.ts'],
    packages: ['react', 'lean-qr'],
  },
  'src/storage': {
    holds: '`persisted()`, keys, wipe; the only place with idb-keyval',
    may: ['src/contract', 'src/lib', 'src/domain', 'src/env.ts'],
    packages: ['idb-keyval', 'zod'],
  },
  'src/api': {
    holds: '`call(endpoint, input)`: token, limits, errors',
    may: ['src/contract', 'src/lib', 'src/domain', 'src/env.ts'],
    packages: ['ofetch', 'zod'],
  },
  'src/realtime': {
    holds: 'the socket: `ask()`, `listen()`',
    may: ['src/contract', 'src/lib', 'src/domain', 'src/env.ts'],
    packages: ['socket.io-client', 'zod'],
  },
  'src/pwa': {
    holds: "the page's half of the worker",
    may: [
      'src/contract',
      'src/lib',
      'src/domain',
      'src/env.ts',
      'src/storage/keys.ts',
      'src/storage/local.ts',
      'sw/messages.ts',
      'sw/outbox',
    ],
  },
  'src/state': {
    holds: 'app-wide Valtio stores, made by `store()`',
    may: [
      'src/contract',
      'src/lib',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/storage',
      'src/api',
      'src/realtime',
      'src/pwa',
    ],
    packages: ['valtio', 'react', 'zod'],
  },
  'src/content': {
    holds: 'policies, rules and promotions as Markdown, with version and date',
    may: [],
    packages: ['react'],
  },
  'src/features/*': {
    holds: 'what a player does, with its own views; never another feature',
    may: [
      'src/contract',
      'src/lib',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/ui',
      'src/storage',
      'src/api',
      'src/realtime',
      'src/pwa',
      'src/state',
      'src/content',
    ],
    packages: ['react', 'react-dom', 'wouter', 'valtio', 'zod'],
  },
  'src/screens': {
    holds: 'one file a route, where features meet',
    may: ['src/features/*', 'src/ui', 'src/state', 'src/paths.ts', 'src/content'],
    packages: ['react', 'wouter', 'valtio'],
  },
  'src/app': {
    holds: 'shell, route table, guard',
    may: ['src/*'],
    packages: ['react', 'react-dom', 'wouter', 'valtio'],
  },
  'src/testing/checks': {
    holds: 'the checks of `npm run lint` and of `npm run proof`',
    may: ['vite.config.ts', 'src/ui/style/breakpoints.ts'],
    packages: ['vite', 'zod'],
  },
  'src/main.tsx': {
    holds: 'boot',
    may: ['src/*'],
    packages: ['react', 'react-dom', 'wouter', 'valtio'],
  },
  'src/testing': {
    holds: 'the clock, pages, network and builders that tests use; the app never imports it',
    may: ['src/*', 'mocks'],
    packages: ['react', 'react-dom', 'wouter', 'valtio', 'zod', 'msw', 'idb-keyval'],
  },
  mocks: {
    holds: 'the fake backend: `db`, `domain`, `world`, `http`, `realtime`, `control`, `hosts`',
    may: ['src/contract', 'src/lib', 'src/domain'],
    packages: ['msw', '@mswjs/data', 'socket.io', 'zod', 'vite'],
  },
  'mocks/hosts/browser': {
    holds: 'the demo: app and backend in one page',
    may: ['mocks', 'src/*'],
    packages: ['msw'],
  },
  sw: {
    holds: 'the service worker; `sw.ts` reads as a table of contents',
    may: ['src/storage/keys.ts'],
  },
  'e2e/bench': {
    holds: 'the benchmarks: `npm run bench`',
    may: [
      'src/*',
      'vite',
      'mocks',
      'sw/files/stableNames.ts',
      'e2e/kit/browser.ts',
      'e2e/kit/steps.ts',
    ],
    packages: ['playwright', 'vite', 'react', 'react-dom', 'socket.io-client', 'zod'],
  },
  'e2e/faults': {
    holds: 'random faults against the built app: `npm run faults`',
    may: ['e2e/kit/browser.ts', 'e2e/kit/steps.ts', 'e2e/bench/server'],
    packages: ['playwright', 'vite', 'zod'],
  },
  'e2e/floor': {
    holds: 'what the oldest browsers lack',
    may: ['vite/floor.ts'],
    packages: ['vite', '@mdn/browser-compat-data'],
  },
  'e2e/twoBuilds': {
    holds: 'two versions of the app on one host',
    may: ['e2e/bench/server'],
    packages: ['playwright'],
  },
  e2e: {
    holds:
      'stories and budgets on the built app, by subject in `stories`; what they share in `kit`',
    may: [
      'src/contract',
      'src/paths.ts',
      'src/domain',
      'mocks/control/client.ts',
      'sw/files/stableNames.ts',
      'src/testing/checks',
      'e2e/faults',
      'e2e/twoBuilds',
      'e2e/floor',
      'e2e/bench/server',
    ],
    packages: ['playwright', 'axe-core', 'zod'],
  },
  vite: {
    holds: 'what the build adds: prerendering, headers, precache list, Markdown',
    may: ['src/*', 'sw/messages.ts', 'vite.config.ts'],
    packages: ['vite', 'react', 'react-dom', 'marked', 'vite-plugin-pwa', 'workbox-build'],
  },
};
