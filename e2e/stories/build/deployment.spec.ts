import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '../../../src/paths.ts';
import { contentsOf, jsonName, ownHashes } from '../../../sw/files/contentsOf.ts';
import { bare, stableName } from '../../../sw/files/stableNames.ts';
import { builtPage } from '../../kit/builtPage.ts';
import { expect, test } from '../../kit/story.ts';

/** What is deployed: the build's files, read from disk, and how the server sends them. */
const DIST = join(import.meta.dirname, '../../../dist');

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const ofKind = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const textOf = (file: string) => readFileSync(file, 'utf8');

test('there are scripts, styles and pages to look at', () => {
  expect(ofKind(/\.js$/).length).toBeGreaterThan(20);
  expect(ofKind(/\.css$/).length).toBeGreaterThan(5);
  expect(ofKind(/\.html$/).length).toBeGreaterThan(20);
});

test('no source map, no mock, no test hook', () => {
  expect(ofKind(/\.map$|mock/i)).toEqual([]);
  const pattern = /sourceMappingURL|mockServiceWorker|__mock|mock-world|mswjs|Passw0rd1/;
  expect(ofKind(/\.(js|html|json)$/).filter((file) => pattern.test(textOf(file)))).toEqual([]);
});

test('every page of the app names the layers of its styles before it has any', () => {
  const pages = ofKind(/\.html$/).map((file) => builtPage(basename(file)));
  const firsts = pages.map(
    (page) => page.querySelector('style, link[rel="stylesheet"]')?.textContent,
  );
  expect(new Set(firsts)).toEqual(new Set(['@layer reset,tokens,ui,feature;']));
  const outside = ofKind(/\.css$/).filter((file) => !textOf(file).startsWith('@layer '));
  expect(outside).toEqual([]);
});

test('nothing is evaluated, and the worker imports no other script', () => {
  const guilty = ofKind(/\.js$/).filter((file) => /\beval\(|\bimportScripts\(/.test(textOf(file)));
  expect(guilty).toEqual([]);
});

test('every inline script and style has its hash in the policy of its page', async ({
  request,
}) => {
  for (const page of ofKind(/\.html$/)) {
    const name = basename(page);
    // Nothing runs in it, and it has no address of its own.
    if (name === '404.html') continue;
    // The worker makes documents, and the page for what is not there, of one file with its headers.
    const from = { 'index.html': ['/'], 'shell.html': ['/shell', '/shell.html', paths.home] }[name];
    const made = [
      '/pages.json',
      ...(name === 'not-here.html' ? [] : [`/${name.replace('.html', '')}`]),
    ];
    const answers = (from ?? made).map((address) => request.get(address));
    const policies = (await Promise.all(answers)).map(
      (answer) => answer.headers()['content-security-policy'],
    );
    const built = builtPage(name);
    const attributes = [...built.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(
      attributes.filter((attribute) => /^(style|on.*)$/.test(attribute)),
      page,
    ).toEqual([]);
    for (const { textContent } of built.querySelectorAll('script:not([src]), style')) {
      const hash = createHash('sha256').update(textContent).digest('base64');
      for (const policy of policies) {
        expect(policy, `${page}: ${textContent.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
      }
    }
  }
});

test('the worker is one classic script, and each file it keeps has its hash', () => {
  const worker = textOf(join(DIST, 'sw.js'));
  expect(() => new Function(worker)).not.toThrow();
  // A document's settings are written after the build, so the worker itself holds its hash.
  const documents = [...worker.matchAll(/"(\/[^"]*)":\["[0-9a-f.]{17}","(sha256-[^"]+)"\]/g)];
  expect(documents.map(([, path]) => path).sort()).toEqual([
    '/',
    '/',
    '/pages.json',
    '/shell.html',
  ]);
  for (const [, path = '', integrity] of documents) {
    const file = readFileSync(join(DIST, path === '/' ? 'index.html' : path));
    expect(integrity).toBe(`sha256-${createHash('sha256').update(file).digest('base64')}`);
  }
  // Of what tells of the files, which holds the hashes of the lists, and these those of the files.
  const names = checked(jsonIn(worker, 'names'));
  const inNames = contentsOf({}, names).lists;
  const contents = contentsOf(checked(['files', String(inNames['files'])]), names);
  expect(contents.files.size).toBeGreaterThan(10);
  expect(Object.keys(contents.lists)).toEqual([...contents.files.keys(), 'files']);
  const listed = [...contents.files.keys()].flatMap((list) => {
    const inList = contents.files.get(list) ?? [];
    const hashes = ownHashes(checked([list, String(contents.lists[list])]));
    expect(hashes, list).toHaveLength(inList.length);
    return inList.map((name, index) => [name, hashes[index]] as const);
  });
  for (const [name, own] of listed) {
    const text = bare(textOf(join(DIST, 'assets', name)), contents.names);
    expect(`${own}=`, name).toBe(createHash('sha256').update(text).digest('base64'));
  }
  const built = ofKind(/\/assets\/.*\.(js|css)$/).map((file) => basename(file));
  expect(listed.map(([name]) => name).sort()).toEqual(built.sort());
});

test('a phone that has nothing of the rest gets it at once, as it is', () => {
  const worker = textOf(join(DIST, 'sw.js'));
  const pack: Record<string, string> = checked(jsonIn(worker, 'pack'));
  const files = Object.entries(pack);
  expect(files.length).toBeGreaterThanOrEqual(100);
  for (const [url, text] of files) expect(text, url).toBe(textOf(join(DIST, url)));
});

/** A JSON file that the worker's script names: its name and hash. */
function jsonIn(worker: string, name: 'names' | 'pack'): [name: string, integrity: string] {
  const key = name === 'names' ? 'revision' : name;
  return [name, new RegExp(`"${key}":"(sha256-[^"]+)"`).exec(worker)?.[1] ?? ''];
}

/** What it says, its bytes compared with the hash. */
function checked([name, integrity]: [name: string, integrity: string]) {
  const text = textOf(join(DIST, 'assets', jsonName(name, integrity)));
  expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  return JSON.parse(text);
}

test('no two files have one name but for the hash, by which the worker knows them again in the next build', () => {
  const names = ofKind(/\/assets\/.*\.(js|css)$/).map((file) => stableName(basename(file)));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('nothing is fetched ahead of the worker, which answers pages by itself', () => {
  expect(textOf(join(DIST, 'sw.js'))).not.toContain('navigationPreload');
});

test.describe('every address is answered with the headers of the site', () => {
  for (const path of new Set(Object.values(paths))) {
    test(path, async ({ request }) => {
      const response = await request.get(path.replace(/:\w+/g, 'x'));
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
        'strict-transport-security': expect.stringContaining('includeSubDomains'),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cache-control': expect.stringContaining('no-cache'),
      });
    });
  }
});

test('a missing file is not answered by a page', async ({ request }) => {
  const response = await request.get('/assets/gone-12345678.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-store');
});
