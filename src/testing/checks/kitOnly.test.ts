import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

// What tests used to build by hand, each differently, and the part of src/testing that builds it now.
const BY_HAND: [what: string, pattern: RegExp, instead: string][] = [
  ['modules that begin again', /\bresetModules\b/, 'newPage()'],
  ['answers', /\bfunction json\b|new Response\(\s*JSON\.stringify/, 'answerOf() or rawJson()'],
  ['stores of a browser', /\bfakeStorage\b/, '`// @vitest-environment happy-dom`'],
];

const tests = ['src', 'mocks', 'tools', 'sw', 'vite']
  .flatMap(sourceFiles)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('src/testing/'));

test.each(BY_HAND)('%s come from the kit', (_, pattern, instead) => {
  expect(tests.length).toBeGreaterThan(200);
  const faults = tests.filter((file) => pattern.test(readText(file)));
  expect(faults, `use ${instead} of src/testing`).toEqual([]);
});
