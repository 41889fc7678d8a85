import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readText, sourceFiles } from './sourceFiles.ts';

// What a developer reads first names code, files and commands, which go on being renamed.
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/how-to-add.md',
  'src/start/README.md',
  'mocks/README.md',
  'mocks/tape/README.md',
  'tools/bench/README.md',
  'tools/conform/README.md',
  'tools/reference/README.md',
  ...readdirSync(join(ROOT, 'docs/decisions')).map((f) => `docs/decisions/${f}`),
];
/** What a reader would write, and an option of Vite that was looked at. */
const NOT_OURS = /Name|name|chunkImportMap/;
const FOLDERS = ['src', 'mocks', 'sw', 'vite', 'deploy', 'e2e', 'docs', 'tools'];

const code = FOLDERS.flatMap(sourceFiles).map(readText).join('\n');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** What stands between backticks, without diffs: `howToAdd.test.ts` tries these. */
function codeIn(page: string): string {
  const text = page.replace(/```diff\n.*?```/gs, '');
  const blocks = all(text, /```\w*\n(.*?)```/gs);
  return [...blocks, ...all(text.replace(/```.*?```/gs, ''), /`([^`]+)`/g)].join('\n');
}

test.each(GUIDES)('%s names commands, functions and files that are there', (page) => {
  const said = codeIn(readText(page));
  const scripts = [...Object.keys(JSON.parse(readText('package.json')).scripts), 'ci', 'install'];
  const commands = all(said, /npm (?:run (?:--silent )?)?([\w:]+)/g);
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);

  const calls = all(said, /\b[a-z]\w*\(/g);
  const members = all(said, /(?<![\w./-])[a-z]\w*\.[a-z]\w*\b(?!\.|\/)/g).filter(
    (name) => !/\.(?:[cm]?[jt]sx?|md|json|css|conf|example|br|gz)$/.test(name),
  );
  expect(
    [...calls, ...members].filter((name) => !NOT_OURS.test(name) && !code.includes(name)),
  ).toEqual([]);

  const places = ['', 'src/'].map((root) => join(ROOT, root));
  const files = all(said, new RegExp(`(?<![\\w./-])(?:${FOLDERS.join('|')})/[\\w./-]+`, 'g'));
  const isThere = (name: string) => places.some((root) => existsSync(join(root, name)));
  expect(files.filter((name) => !NOT_OURS.test(name) && !isThere(name))).toEqual([]);
});

test('the front page has a line for each folder', () => {
  const lines = all(readText('README.md'), /^ {4}(\w+)\/ {2}/gm);
  expect(lines.sort()).toEqual([...FOLDERS].sort());
});
