import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentFiles, ROOT, readText } from './sourceFiles.ts';

// A document that names a file which is gone sends its reader astray.
const PATHS = /`((?:src|mocks|sw|vite|deploy|e2e|tools|docs|public)\/[\w@./-]*)`/g;

test('every file that a document of the project names is there', () => {
  const named = documentFiles('docs').flatMap((file) =>
    [...readText(file).matchAll(PATHS)].map(([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(`${ROOT}/${path}`))).toEqual([]);
});
