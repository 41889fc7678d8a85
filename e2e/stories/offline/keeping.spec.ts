import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { isAllKept, keptFiles, liveGame } from '../../kit/steps.ts';
import { expect } from '../../kit/story.ts';
import type { Host } from '../../twoBuilds/host.ts';
import { one, test } from '../../twoBuilds/onHost.ts';

/** What the worker keeps follows from use. Bytes are compressed, as a deployment sends them. */
const KB = 1000;
/** The goal is 2.5 times a minimal page of React, 135 KB with all that travels beside the files: see docs/decisions/042. */
const FIRST_VISIT_KB = 170;

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');
const rulesAreKept = (page: Page) =>
  expect.poll(() => page.evaluate(keptFiles)).toMatch(/\/terms-(?!2026)/);

/** The files that were asked for, each time anew, the largest first. */
function fetched({ asked }: Host): [path: string, bytes: number][] {
  return asked
    .flatMap((path): [string, number][] => {
      const content = one.get(path) ?? one.get(path === '/' ? '/index.html' : `${path}.html`);
      return content ? [[path, brotliCompressSync(content).length]] : [];
    })
    .sort(([, a], [, b]) => b - a);
}

async function openSaved(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Saved pages' }).click();
  await expect(page).toHaveURL(paths.saved);
}

test('a guest’s first visit costs its page and the rules; the rest waits for a tap', async ({
  page,
  host,
  checkAccess,
}) => {
  await page.goto(paths.landing);
  await rulesAreKept(page);
  await openSaved(page);
  await expect(main(page).getByText(/^The whole app is not on this phone yet\./)).toBeVisible();
  await expect(main(page).getByText('Rules and other pages (23)')).toBeVisible();
  await checkAccess();
  const files = fetched(host);
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  const told = files
    .slice(0, 12)
    .map(([path, size]) => `${path} ${size}`)
    .join('\n');
  expect(bytes, told).toBeLessThanOrEqual(FIRST_VISIT_KB * KB);
  // Each once: what the page has is not fetched again for later.
  expect(new Set(files.map(([path]) => path)).size, told).toBe(files.length);

  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(main(page).getByText(/^Saved\. Every page/)).toBeVisible();
  expect(await page.evaluate(isAllKept)).toBe(true);
  await page.reload();
  await expect(main(page).getByText('Rules and other pages (23)')).toBeVisible();
  await expect(main(page).getByText(/^The whole app is not/)).toHaveCount(0);
});

test('after a first visit the landing page and the rules open without a network, and coming back keeps the rest', async ({
  page,
  network,
  context,
}) => {
  await page.goto(paths.landing);
  await rulesAreKept(page);
  await network.lose();
  const cold = await context.newPage();
  await cold.goto(paths.landing);
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [paths.gameRules, paths.promotions, paths.contact]) {
    await cold.goto(path);
    await expect(cold.getByText(/^Version \d/).first(), path).toBeVisible();
  }
  await expect(cold.getByText(/^A part of this page is not on this phone yet/)).toBeVisible();
  await cold.goto(paths.dataUse);
  await expect(main(cold).getByText('Not saved on this phone yet')).toBeVisible();
  await main(cold).getByRole('link', { name: 'What is saved on this phone' }).click();
  await expect(main(cold).getByText('Rules and other pages (23)')).toBeVisible();
  await network.comeBack();
  await cold.reload();
  await expect.poll(() => cold.evaluate(isAllKept)).toBe(true);
});

test('a match that a guest opens on a first visit opens again without a network', async ({
  page,
  network,
}) => {
  await page.goto(href(paths.match, { gameId: await liveGame(page.request, 4) }));
  await expect(
    main(page)
      .getByRole('button', { name: /^Back / })
      .first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  await network.lose();
  await page.reload();
  await expect(
    main(page)
      .getByRole('button', { name: /^Back / })
      .first(),
  ).toBeVisible();
});
