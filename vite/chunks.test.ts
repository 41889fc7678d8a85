import { expect, test } from 'vitest';
import { type BuiltChunk, neededFiles } from './chunks.ts';

const chunk = (modules: string[], imports: string[] = [], styles: string[] = []): BuiltChunk => ({
  modules,
  imports,
  styles,
});

const chunks = new Map([
  ['assets/main.js', chunk(['src/main.tsx'], ['assets/react.js'])],
  ['assets/react.js', chunk(['node_modules/react/index.js'])],
  [
    'assets/home.js',
    chunk(['src/screens/Home.tsx'], ['assets/lists.js', 'assets/main.js'], ['assets/home.css']),
  ],
  ['assets/lists.js', chunk(['src/ui/List.tsx'], ['assets/home.js'], ['assets/lists.css'])],
  ['assets/match.js', chunk(['src/screens/Match.tsx'], ['assets/lists.js'])],
]);

test.each<[string, string[], string[]]>([
  [
    'the chunk of a module, with its imports',
    ['src/main.tsx'],
    ['assets/main.js', 'assets/react.js'],
  ],
  [
    'its imports in a circle too, and styles',
    ['src/screens/Home.tsx'],
    [
      'assets/home.js',
      'assets/home.css',
      'assets/lists.js',
      'assets/lists.css',
      'assets/main.js',
      'assets/react.js',
    ],
  ],
  ['nothing for no module', [], []],
])('needed is %s', (_, modules, files) => {
  expect([...neededFiles(chunks, modules)].sort()).toEqual(files.sort());
});

test('a module that has moved fails the build', () => {
  expect(() => neededFiles(chunks, ['src/screens/Gone.tsx'])).toThrow('src/screens/Gone.tsx');
});
