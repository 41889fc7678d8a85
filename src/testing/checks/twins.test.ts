import { expect, test } from 'vitest';
import { readText, sourceFiles, styleFiles } from './sourceFiles.ts';
import { TWIN_LINES, twins } from './twins.ts';

/** Each declaration of the contract is a call of its own, and most calls look alike (decision 028). */
const isContract = (pair: string) => pair.match(/src\/contract\//g)?.length === 2;

const TOPS = ['src', 'mocks', 'tools', 'sw', 'e2e', 'vite', 'deploy'];

test('no twelve lines stand twice in one shape, styles included', () => {
  const files = [...TOPS.flatMap(sourceFiles), ...styleFiles('src')].filter(
    (file) => !/\.(test|spec)\.tsx?$/.test(file),
  );
  const sources = files.map((path) => ({ path, text: readText(path) }));
  expect(sources.length).toBeGreaterThan(500);
  expect(twins(sources).filter((pair) => !isContract(pair))).toEqual([]);
});

/** Lines that all differ in shape, with names and values that start with `name`. */
const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `const ${name} = ${name}(${`${name}${n}, `.repeat(n)});`)
    .join('\n')
    .concat('\n');

const pair = (one: string, other: string) =>
  twins([
    { path: 'a.ts', text: one },
    { path: 'b.ts', text: other },
  ]);

test('twins are found whatever their names, and told once', () => {
  expect(pair(lines('stake', TWIN_LINES + 3), `\n${lines('price', TWIN_LINES + 3)}`)).toEqual([
    'a.ts:1 ~ b.ts:2',
  ]);
});

test('imports, comments and blank lines between them hide no twins', () => {
  const plain = lines('stake', TWIN_LINES);
  const spread = plain.replaceAll('\n', '\n\n// A comment.\n');
  expect(pair(plain, `import {\n  x,\n} from './x.ts';\n${spread}`)).toEqual(['a.ts:1 ~ b.ts:4']);
});

test.each([
  ['what is one line shorter', lines('stake', TWIN_LINES - 1), lines('price', TWIN_LINES - 1)],
  ['the rows of tables', 'x: 1,\n'.repeat(20), 'y: 2,\n'.repeat(20)],
])('%s is none', (_, one, other) => {
  expect(pair(one, other)).toEqual([]);
});

test('styles are twins when they declare the same, not when only their shape is the same', () => {
  const rules = (name: string, unit: string) =>
    Array.from({ length: 6 }, (_, n) => `.${name}__${n} {\n  --a${n}: ${n}${unit};\n}`).join('\n');
  const css = (other: string) =>
    twins([
      { path: 'a.css', text: rules('slip', 'px') },
      { path: 'b.css', text: other },
    ]);
  expect(css(rules('card', 'px'))).toEqual(['a.css:1 ~ b.css:1']);
  expect(css(rules('card', 'em'))).toEqual([]);
});
