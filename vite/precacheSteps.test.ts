import { expect, test } from 'vitest';
import type { BuiltChunk } from './chunks.ts';
import { cleanUrl, documentsOf, filesOnlyFor, splitSteps } from './precacheSteps.ts';

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

const file = (url: string, revision: string | null = null) => ({
  url,
  revision,
  integrity: 'sha256-x',
  size: 1,
});

const asset = (name: string) => `assets/${name}.js`;

test('each file is in one step, and what home and the rules both need in the first', () => {
  const names = ['main', 'home', 'icons', 'terms', 'match'];
  const files = ['/', '/shell.html', ...names.map((name) => `/${asset(name)}`)].map((url) =>
    file(url),
  );
  const steps = splitSteps(files, {
    first: new Set([asset('main')]),
    home: new Set(['main', 'icons', 'home'].map(asset)),
    rules: new Set(['main', 'icons', 'terms'].map(asset)),
  });
  const urls = Object.entries(steps).map(([name, kept]) => [name, kept.map(({ url }) => url)]);
  expect(Object.fromEntries(urls)).toEqual({
    first: ['/', '/assets/icons.js', '/assets/main.js', '/shell.html'],
    home: ['/assets/home.js'],
    rules: ['/assets/terms.js'],
    later: ['/assets/match.js'],
  });
});

test('a build without a shell fails', () => {
  const none = new Set<string>();
  expect(() => splitSteps([file('/')], { first: none, home: none, rules: none })).toThrow(
    '/shell.html',
  );
});

test('documents are told by their revision and hash', () => {
  const files = [file('/terms', '1a2b3c4d'), file('/assets/main.js')];
  const [{ integrity } = { integrity: '' }] = files;
  expect(documentsOf(files)).toEqual({ '/terms': ['1a2b3c4d', integrity] });
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
