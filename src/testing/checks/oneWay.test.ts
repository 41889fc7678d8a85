import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { importedFile, readText, sourceFiles } from './sourceFiles.ts';
import { type Node, nameOf, nodes } from './syntaxTree.ts';

interface Source {
  path: string;
  text: string;
}

/** Everything that a module imports by name, as `name from file`; a package stands by its own name. */
function importsOf({ path, text }: Source): string[] {
  return parseSync(path, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const { value } = moduleRequest;
    const from = value.startsWith('.') ? importedFile(path, value) : value;
    return entries.map(({ importName }) => `${importName.name ?? '*'} from ${from}`);
  });
}

/** The modules with views that it imports while it runs. */
function laterViews({ path, text }: Source): string[] {
  return parseSync(path, text).module.dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    return specifier.endsWith('.tsx') ? [importedFile(path, specifier)] : [];
  });
}

const KEEPING = 'persisted from src/storage/persisted.ts';
const LATE = ['late from src/ui/late/late.tsx', 'laterView from src/features/auth/laterView.tsx'];
const ROOTS = ['createRoot', 'hydrateRoot'].map((name) => `${name} from react-dom/client`);

/** Where a module may do without the one way, and why. */
const WITHOUT_LATE = new Set([
  // Starts the app beside a document that is read without it.
  'src/landing.ts',
  'src/reader.ts',
  // Draw crests and covers where there is no React.
  'src/pages/landing/drawCovers.ts',
  'src/pages/landing/followLists.ts',
  // Asks for the PIN before there is an app.
  'src/main.tsx',
]);
const WITH_A_ROOT = new Set([
  'src/main.tsx',
  'src/app/lockAtStart.tsx',
  // Brings to life what of a document is more than text, within HTML that is not React's.
  'src/app/document/startIslands.tsx',
  // Covers the page with the question for the PIN, outside of what it makes inert.
  'src/features/lock/lockCover.tsx',
]);

/** Prose. A number is never cut: blanks that come with it would push its last digits out. */
const MAY_CUT = new Set([
  'src/features/games/fair/FairnessPanel.tsx',
  'src/features/support/ReplyForm.tsx',
  'src/features/support/SupportForm.tsx',
]);

/** What a module does by a way of its own. */
function ownWays(source: Source): string[] {
  const { path, text } = source;
  const imports = importsOf(source);
  const takes = (...names: string[]) => names.some((name) => imports.includes(name));
  const faults: string[] = [];
  if (takes(KEEPING) && path !== 'src/state/store.ts') faults.push('keeps state without store()');
  if (/\brandomUUID\b/.test(text) && path !== 'src/lib/newId.ts')
    faults.push('makes an id without newId(), which works without https too');
  if (/\bmaxLength=/.test(text) && !MAY_CUT.has(path))
    faults.push('cuts what is typed by maxLength, before its blanks are taken out');
  if (takes('lazy from react')) faults.push('loads code by lazy(), not late()');
  if (takes(...ROOTS) && !WITH_A_ROOT.has(path)) faults.push('renders a root of its own');
  if (laterViews(source).length > 0 && !takes(...LATE) && !WITHOUT_LATE.has(path))
    faults.push('loads a view without late()');
  if (UNCAUGHT.test(text)) faults.push('catches no style of a part that does not come');
  return faults.map((fault) => `${path} ${fault}`);
}

/**
 * `import('./part.ts').then((part) => …, () => …)`: the build puts this `then` within its wait for the part's styles,
 * and a style that does not come is then caught by nobody. With `({ name }) => …` it stands outside.
 */
const UNCAUGHT = /import\('[^']+'\)\.then\(\s*\(\w+\) =>[^;]*?,\s*(?:\/\/[^\n]*\s*)*\(\) =>/;

const sources = sourceFiles('src')
  .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/testing/'))
  .map((path) => ({ path, text: readText(path) }));

test('state is kept by store() alone, and views come later by late() alone', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(ownWays)).toEqual([]);
});

test('the worker makes its ids by newId() too', () => {
  const worker = sourceFiles('sw').filter((path) => !/\.test\.ts$/.test(path));
  expect(worker.length).toBeGreaterThan(20);
  expect(worker.filter((path) => readText(path).includes('randomUUID'))).toEqual([]);
});

test('the modules that may do otherwise still do', () => {
  const pathsOf = (isSo: (source: Source) => boolean) =>
    new Set(sources.flatMap((source) => (isSo(source) ? source.path : [])));
  const later = pathsOf((source) => laterViews(source).length > 0);
  expect([...WITHOUT_LATE].filter((path) => !later.has(path))).toEqual([]);
  const withRoot = pathsOf((source) => ROOTS.some((name) => importsOf(source).includes(name)));
  expect([...WITH_A_ROOT].filter((path) => !withRoot.has(path))).toEqual([]);
  expect(
    sources.filter((source) => importsOf(source).includes(KEEPING)).map(({ path }) => path),
  ).toEqual(['src/state/store.ts']);
});

test.each([
  ["import { persisted } from '../../storage/persisted.ts';", 'keeps state without store()'],
  ["import { lazy } from 'react';", 'loads code by lazy(), not late()'],
  ["import { createRoot as root } from 'react-dom/client';", 'renders a root of its own'],
  ["const load = () => import('./Sheet.tsx');", 'loads a view without late()'],
  [
    "import('./part.ts').then(\n (part) => part.run(),\n // Next time.\n () => undefined,\n);",
    'catches no style of a part that does not come',
  ],
])('%s is found', (text, fault) => {
  const path = 'src/features/bets/part.ts';
  expect(ownWays({ path, text })).toEqual([`${path} ${fault}`]);
});

/** A tag within a regular expression; `(?<` begins a group. */
const TAG = /(?<!\(\?)<(?:\\?\/|\$\{|[a-z!([])/i;

/** Regular expressions that look for tags. */
function overHtml({ path, text }: Source): string[] {
  const patterns = [...nodes(parseSync(path, text).program as unknown as Node)].map(([node]) =>
    node.type === 'NewExpression' && nameOf(node['callee']) === 'RegExp'
      ? text.slice(Number(node['start']), Number(node['end']))
      : Object(node['regex']).pattern,
  );
  return patterns.flatMap((pattern) =>
    TAG.test(pattern ?? '') ? [`${path}: ${pattern}: read HTML by parsePage()`] : [],
  );
}

test('no regular expression goes over HTML: it breaks with the order of two attributes', () => {
  const files = ['vite', 'deploy', 'e2e'].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((path) => overHtml({ path, text: readText(path) }))).toEqual([]);
});

test.each([
  ['const [, title] = /<title>([^<]+)</.exec(html) ?? [];', 1],
  ["html.replace(/(<\\/head>)/, '$1');", 1],
  ["html.matchAll(new RegExp('<' + tag + '>|<p>'));", 1],
  ['/(?<year>\\d+)|[<>]=?|(?<!a)b/.test(text);', 0],
])('%s', (text, found) => {
  expect(overHtml({ path: 'vite/a.ts', text })).toHaveLength(found);
});
