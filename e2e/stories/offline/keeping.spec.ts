import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import type { Files } from '../../host/filesOf.ts';
import { takeNewVersion } from '../../kit/newVersion.ts';
import { one, test } from '../../kit/onHost.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { areDocumentsKept, isAllKept, keptFiles, liveGame, touch } from '../../kit/steps.ts';
import { expect } from '../../kit/story.ts';
import type { Host } from '../../twoBuilds/host.ts';
import { otherBuild } from '../../twoBuilds/otherBuild.ts';
import { buildsOf } from '../../twoBuilds/runningBuild.ts';

/** What the worker keeps follows from use. Bytes are compressed, as a deployment sends them. */
const KB = 1000;
/** Of who opens the app. Bands with air: a feature that is worth it raises them here. */
const FIRST_VISIT_KB = 290;
/** See docs/decisions/038. */
const UPDATE_KB = 20;
/** Of who reads, and opens nothing of the app: see docs/decisions/038. */
const READING_KB = 110;

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');
/** As `/saved` says it. */
const documentsAreSaved = `Rules and other pages (${Object.keys(JSON.parse(`${one.get('/pages.json')}`).told).length})`;
const rulesAreKept = (page: Page) => expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);

/** The files of a build that were asked for, the largest first. */
function fetched({ asked }: Host, build: Files): [path: string, bytes: number][] {
  // Each start looks for a newer worker, and a deployment says that there is none in a few bytes.
  const looked = asked.indexOf('/sw.js');
  return asked
    .filter((path, index) => path !== '/sw.js' || index === looked)
    .flatMap((path): [string, number][] => {
      const content = build.get(path) ?? build.get(path === '/' ? '/index.html' : `${path}.html`);
      return content ? [[path, brotliCompressSync(content).length]] : [];
    })
    .sort(([, a], [, b]) => b - a);
}

/** What they weigh, held to a limit; a failure names the largest. */
function expectWithin(files: readonly [path: string, bytes: number][], limit: number) {
  const told = files
    .slice(0, 12)
    .map(([path, size]) => `${path} ${size}`)
    .join('\n');
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes, told).toBeLessThanOrEqual(limit);
  // Each once: what is here is not fetched again.
  expect(new Set(files.map(([path]) => path)).size, told).toBe(files.length);
}

async function openSaved(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Saved pages' }).click();
  await expect(page).toHaveURL(paths.saved);
}

test('a first visit of a guest who only reads costs the page and the rules, and they open without a network', async ({
  page,
  host,
  context,
  checkAccess,
}) => {
  await page.goto(paths.landing);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.evaluate(keptFiles)).not.toMatch(/\/(app|shell)\b/);
  expectWithin(fetched(host, one), READING_KB * KB);
  await page.close();
  host.goDown();

  const cold = await context.newPage();
  await cold.goto(paths.landing);
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [paths.terms, paths.responsible, '/promotion-welcome-bonus']) {
    await cold.goto(path);
    await expect(
      main(cold)
        .getByText(/^Version \d/)
        .first(),
      path,
    ).toBeVisible();
  }

  await cold.goto(paths.dataUse);
  await expect(main(cold).getByText('Not saved on this phone yet')).toBeVisible();
  await checkAccess(cold);
  await main(cold).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(cold.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await cold.goBack();
  await host.comeUp();
  await main(cold).getByRole('link', { name: 'Try again' }).click();
  await expect(cold.getByRole('heading', { level: 1, name: 'Data use' })).toBeVisible();
});

test('a guest’s first visit that opens the app costs its page and the rules; the rest waits for a tap', async ({
  page,
  host,
  checkAccess,
}) => {
  await page.goto(paths.landing);
  await touch(page);
  await rulesAreKept(page);
  await openSaved(page);
  await expect(main(page).getByText(/^This phone has only part of the app\./)).toBeVisible();
  await expect(main(page).getByText(documentsAreSaved)).toBeVisible();
  await checkAccess();
  expectWithin(fetched(host, one), FIRST_VISIT_KB * KB);

  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(main(page).getByText(/^Saved\. Every page/)).toBeVisible();
  expect(await page.evaluate(isAllKept)).toBe(true);
  await page.reload();
  await expect(main(page).getByText(documentsAreSaved)).toBeVisible();
  await expect(main(page).getByText(/only part of the app/)).toHaveCount(0);
});

test('after a first visit the landing page and the rules open without a network, and coming back keeps the rest', async ({
  page,
  network,
  context,
}) => {
  await page.goto(paths.landing);
  await touch(page);
  await rulesAreKept(page);
  await network.lose();
  const cold = await context.newPage();
  await cold.goto(paths.landing);
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [paths.gameRules, paths.promotions, paths.privacy]) {
    await cold.goto(path);
    await expect(cold.getByText(/^Version \d/).first(), path).toBeVisible();
  }
  await cold.goto(paths.dataUse);
  await expect(main(cold).getByText('Not saved on this phone yet')).toBeVisible();
  await main(cold).getByRole('link', { name: 'What is saved on this phone' }).click();
  await expect(main(cold).getByText(documentsAreSaved)).toBeVisible();
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

test('a change in one screen costs an update the worker, its lists and that screen', async ({
  page,
  host,
}) => {
  const next = otherBuild(one, /DataUseScreen-.*\.js/);
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  host.deploy(next, one);
  host.asked.length = 0;
  // The start may find the version whole, and take it.
  await page.reload({ waitUntil: 'commit' });
  await takeNewVersion(page, async () => (await buildsOf(page, { one, next })).join() === 'next');
  const changed = [...next.keys()].find((path) => /DataUseScreen-.*\.js$/.test(path)) ?? '?';
  await expect
    .poll(async () =>
      (await page.evaluate(keptFiles)).split(' ').some((url) => url.endsWith(changed)),
    )
    .toBe(true);
  const files = fetched(host, next);
  const code = files.map(([path]) => path).filter((path) => /assets.*\.(js|css)$/.test(path));
  expect(code).toEqual([changed]);
  expectWithin(files, UPDATE_KB * KB);
});
