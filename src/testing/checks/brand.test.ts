import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

/** Where the name of the build's own brand may stand as it is. */
const OWN = ['src/env.ts'];

/** Texts of a module, without its comments. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

test('screens take the name of the brand from the settings', () => {
  const files = sourceFiles('src').filter(
    (file) => !/\.test\.tsx?$|^src\/testing\//.test(file) && !OWN.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\bOja\b/.test(withoutComments(readText(file))))).toEqual([]);
});

test('a name in a text is found, one in a comment is not', () => {
  expect(withoutComments("// Oja\n/* Oja */ const a = 'Oja'; // Oja")).toBe("\n const a = 'Oja';");
});
