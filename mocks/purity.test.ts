import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The code of a folder, by file, without comments, tests and what serves these alone. */
function codeIn(folder: string): [file: string, code: string][] {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|bench)\.ts$|\btest[A-Z]\w*\.ts$/.test(file))
    .map((file) => {
      const code = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
      return [join(folder, file), code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')];
    });
}

function filesWith(pattern: RegExp, folders: string[]): string[] {
  return folders
    .flatMap(codeIn)
    .filter(([, code]) => pattern.test(code))
    .map(([file]) => file);
}

/** The names of tabs, which no world knows. */
const CHANCE = ['engine/hosts/browser/messages.ts'];

test('chance comes from the seed, and only the clock reads the machine’s', () => {
  expect(filesWith(/Math\.random|crypto\./, ['.'])).toEqual(CHANCE);
  const readers = filesWith(/Date\.now|performance\.now|new Date\(\)/, ['.']);
  expect(readers).toEqual(['engine/clock.ts']);
});

test('the rules and the matches know nothing of what carries them', () => {
  const carriers =
    /from '(msw|socket\.io|node:|vite)|from '(\.\.\/)+(http|hosts|realtime|control)\//;
  expect(filesWith(carriers, ['domain', 'world'])).toEqual([]);
  expect(filesWith(/\b(window|document)\.|\bset(Timeout|Interval)\b/, ['domain', 'world'])).toEqual(
    [],
  );
});
