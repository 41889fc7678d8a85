import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

function sources(folder: string): { path: string; text: string }[] {
  return sourceFiles(folder)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readText(path) }));
}

const isDomain = ({ path }: { path: string }) => path.startsWith('src/domain/');
const all = [...sources('src'), ...sources('mocks'), ...sources('tools')];
const domain = all.filter(isDomain);
/** The reference only mentions them. */
const users = all.filter((file) => !isDomain(file) && !file.path.startsWith('tools/reference/'));

/** Every function of the domain, by its name. */
const exported = domain.flatMap(({ text }) =>
  [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name ?? ''),
);

test('no name of the domain stands for two functions', () => {
  expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([]);
});

/** Matches a function of that name, in either syntax. */
function declares(name: string): RegExp {
  return new RegExp(`\\bfunction ${name}\\b|\\bconst ${name} = \\([^()]*\\)(: \\w+)? =>`);
}

test('what the domain reckons is reckoned nowhere else', () => {
  const owned = exported.map((name) => ({ name, declared: declares(name) }));
  const again = users.flatMap(({ path, text }) =>
    owned.flatMap(({ name, declared }) => (declared.test(text) ? [`${name} in ${path}`] : [])),
  );
  expect(again).toEqual([]);
});

/** Functions that decide about money on both sides: both import them from the domain. */
test.each([
  'pnlPair',
  'liability',
  'profit',
  'marketExposure',
  'fancyExposure',
  'isAffordable',
  'matchOrder',
  'acceptsPrice',
  'priceChoice',
  'worstPrice',
  'stakeRefusal',
  'marketRefusal',
  'isOnLadder',
  'priceScale',
  'refusalText',
])('app and mock both import %s', (name) => {
  const imports = new RegExp(`import[^;]*\\b${name}\\b[^;]*from '[./]+(?:src/)?domain/`);
  const takers = users.filter(({ text }) => imports.test(text)).map(({ path }) => path);
  expect(takers.some((path) => path.startsWith('src/'))).toBe(true);
  expect(takers.some((path) => path.startsWith('mocks/'))).toBe(true);
});
