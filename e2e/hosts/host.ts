import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright';
import { expect, test } from 'playwright/test';
import { paths } from '../../src/paths.ts';
import { parsePage } from '../../vite/pages/page.ts';

// Reads what the server sends, as it sends it: the recipes must keep what `_headers` says.

const ASSETS = readdirSync(join(import.meta.dirname, '../../dist/assets'));
const script = `/assets/${ASSETS.find((name) => /^app-.*\.js$/.test(name))}`;
// Not any: one that is tiny is not compressed.
const style = `/assets/${ASSETS.find((name) => /^app-.*\.css$/.test(name))}`;

const ask = (request: APIRequestContext, path: string, encoding = 'br') =>
  request.get(path, { headers: { 'accept-encoding': encoding }, maxRedirects: 0 });

for (const path of new Set(Object.values(paths))) {
  test(`${path} is a page with the headers of the site`, async ({ request }) => {
    const answer = await ask(request, path.replace(/:\w+/g, 'x'));
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i),
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache, no-transform',
    });
  });
}

for (const path of [paths.landing, paths.terms, paths.home, '/shell.html', '/nowhere/at/all']) {
  test(`${path} may run what stands in it, and nothing inline but by its hash`, async ({
    request,
  }) => {
    const answer = await ask(request, path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const page = parsePage(await answer.text());
    const inline = [...page.querySelectorAll('script:not([src], [type]), style')].map(
      ({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
    );
    expect(inline.length).toBeGreaterThan(1);
    const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(allowed).toEqual(expect.arrayContaining(inline));
    // A browser holds the page to each policy that it is sent: the second names no unsafe source.
    expect(policy.split(', ').slice(1).join()).toMatch(/^script-src 'self' 'sha256-(?!.*unsafe)/);
  });
}

test('the file of the documents has a policy of its own, and a script needs none', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await ask(request, path)).headers()['content-security-policy'];
  expect(await policyOf('/pages.json')).toContain("script-src 'self' 'sha256-");
  expect(await policyOf(script)).not.toContain('sha256-');
});

test('the installed start is the shell, and a document its own page', async ({ request }) => {
  expect(await (await ask(request, paths.home)).text()).toContain('data-page=""');
  expect(await (await ask(request, '/nowhere/at/all')).text()).toContain('data-page=""');
  expect(await (await ask(request, paths.terms)).text()).toContain('data-page="/terms"');
  expect(await (await ask(request, paths.landing)).text()).toContain('data-page="/"');
});

for (const path of [script, style]) {
  test(`${path.replace(/-[^-]+\./, '-*.')} is kept for ever, and compressed by what the browser takes`, async ({
    request,
  }) => {
    for (const [takes, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await ask(request, path, takes);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-encoding']).toBe(sent);
      expect(answer.headers()['vary'], takes).toMatch(/accept-encoding/i);
      expect(answer.headers()['cache-control']).toBe(
        'public, max-age=31536000, immutable, no-transform',
      );
    }
  });
}

test('the worker, the manifest and pictures have their kinds and times', async ({ request }) => {
  const headers = async (path: string) => (await ask(request, path)).headers();
  expect(await headers('/sw.js')).toMatchObject({
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'no-cache, no-transform',
  });
  expect(await headers('/manifest.webmanifest')).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json/),
  });
  expect(await headers('/icons/icon.svg')).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'cache-control': 'public, max-age=2592000, no-transform',
  });
});

test('one address empties a broken storage', async ({ request }) => {
  const cleared = await ask(request, '/repair.txt');
  expect(cleared.headers()).toMatchObject({
    'clear-site-data': '"storage"',
    'cache-control': 'no-store',
  });
  expect((await ask(request, paths.terms)).headers()['clear-site-data']).toBeUndefined();
});

for (const path of ['/assets/gone-12345678.js', '/gone.js', '/_headers', '/_redirects']) {
  test(`${path} is really missing, and closed like all others`, async ({ request }) => {
    const answer = await ask(request, path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await answer.text()).toContain('Page not found');
  });
}

test('the backend says itself how long its answers are kept', async ({ request }) => {
  const answer = await ask(request, '/api/app/demo');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers()['content-security-policy']).toBeUndefined();
});
