import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { contentsOf, jsonName } from '../../../sw/files/contentsOf.ts';
import { builtPage } from '../../kit/builtPage.ts';
import { builtSize } from '../../kit/builtSize.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

/**
 * Bytes and counts, never times: what a phone must download on a slow link, compressed like a deployment. 1
 * KB is 1,000 bytes.
 */
const DIST = join(import.meta.dirname, '../../../dist');
const KB = 1000;

/** Compressed sizes of the scripts a page has fetched once it rests. The worker is blocked: it is no page. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const note = (url: string) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.js')) scripts.set(pathname, builtSize(pathname));
  };
  page.on('request', (request) => note(request.url()));
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  return scripts;
}

/**
 * Not over the limit, and not so far below that something was still to load. The limits are bands: a tenth
 * above what was there when they were set, so that one feature never has to save a few hundred bytes.
 */
function expectWithin(scripts: Map<string, number>, limit: number) {
  const told = `Over its band, which a feature that is worth it raises here: ${JSON.stringify([...scripts])}`;
  expect(total(scripts), told).toBeLessThanOrEqual(limit);
  expect(total(scripts), told).toBeGreaterThan(0.8 * limit);
}

const total = (scripts: Map<string, number>) =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0);

test.use({ serviceWorkers: 'block' });

/** What a start costs and why is told in docs/decisions/037. */
test('landing: 20 KB of JavaScript with its crests until it is touched', async ({ page }) => {
  const scripts = await scriptsOf(page, paths.landing);
  expectWithin(scripts, 20 * KB);
});

test('signed-in home: 178 KB', async ({ page, context }) => {
  await beSignedIn(page);
  const home = await context.newPage();
  const scripts = await scriptsOf(home, paths.home);
  expectWithin(scripts, 178 * KB);
});

test('match page: 205 KB, and no file but the entry over 70 KB', async ({ page, context }) => {
  await beSignedIn(page);
  const game = await context.newPage();
  const scripts = await scriptsOf(
    game,
    href(paths.match, { gameId: await liveGame(page.request, 4) }),
  );
  expectWithin(scripts, 205 * KB);
  const [, second = 0] = [...scripts.values()].sort((a, b) => b - a);
  expect(second).toBeLessThanOrEqual(70 * KB);
});

for (const page of ['index.html', 'terms.html', 'shell.html']) {
  test(`${page}: 17 KB with its styles, inline script at most 3.1 KB`, () => {
    expect(builtSize(page)).toBeLessThanOrEqual(17 * KB);
    const inline = [...builtPage(page).querySelectorAll('script:not([src])')];
    expect(inline).toHaveLength(1);
    expect(inline[0]?.textContent.length).toBeLessThanOrEqual(3.1 * KB);
  });
}

test('policy page: readable without any JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${baseURL}${paths.terms}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(page.getByText('We take commission on your')).toBeVisible();
  await context.close();
});

/** What each step costs a phone that has nothing yet; a first visit is weighed by offline/keeping. See docs/decisions/038. */
test('worker 9 KB, pages 95 KB, the app 210 KB, a player’s home 43 KB, everything 600 KB', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  expect(builtSize('sw.js')).toBeLessThanOrEqual(9 * KB);
  const hashOf = (key: string) => new RegExp(`"${key}":"([^"]+)"`).exec(worker)?.[1];
  const jsonPath = (name: string, hash: unknown) => `/assets/${jsonName(name, String(hash))}`;
  const jsonAt = (path: string): unknown => JSON.parse(readFileSync(join(DIST, path), 'utf8'));
  const names = jsonPath('names', hashOf('revision'));
  const { lists } = contentsOf({}, jsonAt(names));
  const { files } = contentsOf(jsonAt(jsonPath('files', lists['files'])), jsonAt(names));
  const sum = (paths: string[]) => paths.reduce((bytes, path) => bytes + builtSize(path), 0);
  const filesOf = (step: string) => {
    const own = [...files].filter(([list]) => list.replace(/\d$/, '') === step);
    expect(own.length).toBeGreaterThan(0);
    return own.flatMap(([list, inList]) => [
      jsonPath(list, lists[list]),
      ...inList.map((name) => `/assets/${name}`),
    ]);
  };
  const told = [names, jsonPath('files', lists['files'])];
  const pages = sum(['/', '/pages.json', ...told, ...filesOf('pages')]);
  const app = sum(['/', '/shell.html', ...told, ...filesOf('pages'), ...filesOf('app')]);
  const home = sum(filesOf('home'));
  const rest = sum([
    jsonPath('pack', hashOf('pack')),
    ...filesOf('rest').filter((path) => path.endsWith('.json')),
  ]);
  expect(pages).toBeLessThanOrEqual(95 * KB);
  expect(app).toBeLessThanOrEqual(210 * KB);
  expect(home).toBeLessThanOrEqual(43 * KB);
  expect(app + home + pages + rest).toBeLessThanOrEqual(600 * KB);
});

test('a language that nobody has signed for is in no file of the build', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.filter((name) =>
    /You no dey online|The market don close|How I go take register/.test(
      readFileSync(join(DIST, 'assets', name), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
