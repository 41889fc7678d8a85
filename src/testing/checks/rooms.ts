import type { Room } from './room.ts';
import { TOOL_ROOMS } from './toolRooms.ts';

/** When two rooms hold a file, the longer name counts. `*` matches one folder. */
export const ROOMS: Record<string, Room> = {
  'src/contract': {
    holds: 'calls, events and entities as zod schemas, a file a subject',
    may: ['src/lib', 'src/domain'],
    packages: ['zod'],
  },
  'src/lib': {
    holds: 'what knows nothing of betting and is no view: CSV, file kinds, SHA-256, addresses',
    may: [],
    packages: ['@noble/hashes'],
  },
  'src/messages': {
    holds: 'texts of slip, errors, safer play and receipts, a file a subject',
    may: [],
  },
  'src/domain': {
    holds: 'betting arithmetic: money, market, position, sportsbook, play, account, time, text',
    may: ['src/lib', 'src/contract', 'src/messages'],
    packages: ['zod'],
  },
  'src/start': {
    holds: 'the one inline script of every page: theme, session, early presses, home as last seen',
    may: ['src/lib/barColour.ts', 'src/lib/base.ts', 'src/storage/keys.ts'],
  },
  'src/env.ts': {
    holds: 'the settings of the site: brand and addresses',
    may: ['src/lib/base.ts'],
  },
  'src/paths.ts': {
    holds: 'the address of every page',
    may: [],
  },
  'src/routeTable.ts': {
    holds: 'what app and build know of each page: who may open it, its screen, when it is kept',
    may: ['src/paths.ts'],
  },
  'src/ui': {
    holds: 'the design system; knows nothing of betting',
    may: ['src/lib', 'src/domain', 'src/env.ts', 'src/paths.ts'],
    packages: ['react', 'react-dom', 'lean-qr'],
  },
  'src/storage': {
    holds: 'the record below `store()`, keys, wipe; the only place with idb-keyval',
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
      'src/storage/localText.ts',
      'sw/files/stableNames.ts',
      'sw/cacheNames.ts',
      'sw/guestPages.ts',
      'sw/messages.ts',
      'sw/outbox',
    ],
  },
  'src/pages': {
    holds: 'documents and the landing page, which are HTML: visit, lists, what brings the app',
    may: [
      'src/contract',
      'src/lib',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/pwa',
      'src/storage',
      'src/ui',
      'src/features/events',
      'src/features/field-report',
      'sw/outbox',
    ],
    packages: ['react'],
  },
  'src/landing.ts': {
    holds: 'what the landing page starts with',
    may: ['src/pages', 'src/main.tsx'],
  },
  'src/reader.ts': {
    holds: 'what every document starts with',
    may: ['src/pages', 'src/main.tsx'],
  },
  'src/state': {
    holds: 'app-wide Valtio stores, made by `store()`',
    may: [
      'src/contract',
      'src/messages',
      'src/lib',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/storage',
      'src/api',
      'src/realtime',
      'src/pwa',
    ],
    packages: ['valtio', 'react', 'zod', '@simplewebauthn/browser'],
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
      'src/messages',
      'src/lib',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/routeTable.ts',
      'src/ui',
      'src/storage',
      'src/api',
      'src/realtime',
      'src/pwa',
      'src/pages',
      'src/state',
      'src/content',
    ],
    packages: ['react', 'react-dom', 'wouter', 'valtio', 'web-vitals', 'zod'],
  },
  'src/screens': {
    holds: 'one file a route, where features meet',
    may: ['src/features/*', 'src/ui', 'src/state', 'src/paths.ts', 'src/content'],
    packages: ['react', 'wouter', 'valtio'],
  },
  'src/islands': {
    holds: 'what of a document is more than text, a file each, where features meet',
    may: ['src/features/*', 'src/ui'],
    packages: ['react'],
  },
  'src/app': {
    holds: 'shell, route table, guard',
    may: ['src/*'],
    packages: ['react', 'react-dom', 'regexparam', 'wouter', 'valtio'],
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
  ...TOOL_ROOMS,
};
