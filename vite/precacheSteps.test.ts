import { expect, test } from 'vitest';
import type { BuiltChunk } from './chunks.ts';
import { cleanUrl, filesOnlyFor, splitSteps } from './precacheSteps.ts';

const chunk = (modules: string[], imports: string[] = [], styles: string[] = []): BuiltChunk => ({
  modules,
  imports,
  styles,
});

test.each([
  ['index.html', '/'],
  ['shell.html', '/shell.html'],
  ['terms.html', '/terms'],
  ['promotion/index.html', '/promotion'],
  ['assets/main-1.js', '/assets/main-1.js'],
])('%s is asked for as %s', (file, url) => {
  expect(cleanUrl(file)).toBe(url);
});

const file = (url: string) => ({
  url,
  revision: null,
  integrity: 'sha256-x',
  size: 1,
});

const asset = (name: string) => `assets/${name}.js`;

test('each file is in the first step that needs it, and else in the rest', () => {
  const files = ['main', 'home', 'reader', 'match'].map((name) => file(`/${asset(name)}`));
  const steps = splitSteps(files, {
    pages: new Set([asset('reader')]),
    app: new Set(['reader', 'main'].map(asset)),
    home: new Set(['main', 'home'].map(asset)),
  });
  const urls = Object.entries(steps).map(([name, kept]) => [name, kept.map(({ url }) => url)]);
  expect(Object.fromEntries(urls)).toEqual({
    pages: ['/assets/reader.js'],
    app: ['/assets/main.js'],
    home: ['/assets/home.js'],
    rest: ['/assets/match.js'],
  });
});

test('what only some modules need, with its styles: not what others share, and not the start', () => {
  const asking = new Map<string, BuiltChunk>([
    ['main.js', { ...chunk(['main.ts']), asks: ['home.js', 'game.js', 'deposit.js'] }],
    ['home.js', chunk(['home.ts'], ['shared.js', 'main.js'])],
    [
      'game.js',
      { ...chunk(['game.ts'], ['shared.js', 'frame.js'], ['game.css']), asks: ['sound.js'] },
    ],
    ['deposit.js', chunk(['deposit.ts'], ['main.js'], ['deposit.css'])],
    ['shared.js', chunk(['shared.ts'], [], ['shared.css'])],
    ['frame.js', chunk(['frame.ts'], ['main.js'])],
    ['sound.js', chunk(['sound.ts'])],
  ]);
  expect([...filesOnlyFor(['game.ts'], asking, ['main.js'])].sort()).toEqual([
    'frame.js',
    'game.css',
    'game.js',
    'sound.js',
  ]);
  expect([...filesOnlyFor([], asking, ['main.js'])]).toEqual([]);
});
