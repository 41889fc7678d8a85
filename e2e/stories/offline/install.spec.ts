import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { href, paths } from '../../../src/paths.ts';
import { dialogOf } from '../../kit/authSteps.ts';
import { drawn, partIsHere } from '../../kit/drawn.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { choose, done, openEvenMatch, pickPrice, place, slip } from '../../kit/slipSteps.ts';
import { isAllKept } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const inPlay = href(paths.sportCategory, { category: 'inplay' });
const DIST = join(import.meta.dirname, '../../../dist');

const Picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const Manifest = z.object({
  id: z.literal('/'),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.literal('en-NG'),
  dir: z.literal('ltr'),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  launch_handler: z.object({ client_mode: z.array(z.string()) }),
  theme_color: z.string(),
  background_color: z.string(),
  categories: z.array(z.string()),
  icons: z.array(z.extend(Picture, { purpose: z.string() })),
  screenshots: z.array(z.extend(Picture, { form_factor: z.string(), label: z.string() })),
  shortcuts: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      url: z.string(),
      icons: z.array(Picture),
    }),
  ),
});

const manifest = () =>
  z.parse(Manifest, JSON.parse(readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8')));

/** The size of a picture as a browser draws it. */
function drawnSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}

test('the manifest is complete, and each picture is what it says', async ({ page, baseURL }) => {
  await page.goto(paths.license);
  const link = page.locator('link[rel=manifest]');
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, screenshots, shortcuts } = z.parse(Manifest, await answer.json());

  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const form of ['narrow', 'wide']) {
    const shown = screenshots.filter(({ form_factor }) => form_factor === form);
    expect(shown.length).toBeGreaterThan(1);
    // Browsers leave out a picture that has another shape than the first.
    expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
  }
  const touch = page.locator('link[rel=apple-touch-icon]');
  const pictures = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
    { src: (await touch.getAttribute('href')) ?? '', sizes: '180x180', type: 'image/png' },
  ];
  for (const { src, sizes, type } of pictures) {
    const file = await page.request.get(src);
    expect(file.status(), src).toBe(200);
    expect(file.headers()['content-type'], src).toBe(type);
    expect(file.headers()['cache-control'], src).toContain('max-age=2592000');
    if (sizes !== 'any') expect(await drawnSize(page, `${baseURL}${src}`), src).toBe(sizes);
  }
  const weigh = ({ src }: { src: string }) => readFileSync(join(DIST, src)).length;
  const bytes = screenshots.map(weigh);
  expect(Math.max(...bytes)).toBeLessThan(90_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});

test('Chromium itself finds nothing against installing it', { tag: '@worker' }, async ({
  openBrowser,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'oja-'));
  // A window of a story is a private one, in which nothing can be installed.
  const context = await openBrowser(profile);
  try {
    const page = await context.newPage();
    await page.goto(paths.license);
    // The first touch of a document brings the worker.
    await page.keyboard.press('Tab');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
  }
});

/** The browser offers to install, as Chrome does on a phone. */
async function offerInstall(page: Page) {
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' });
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
}

const hint = (page: Page) => page.getByRole('complementary', { name: 'Install Oja' });
/** Who could show a hint is here: it would stand by now. */
const hintIsDecided = (page: Page) => partIsHere(page, 'InstallHint');

test('the hint to install comes once its use was seen, and not over prices', async ({
  page,
  mock,
  checkAccess,
}) => {
  await openEvenMatch(page, 4);
  await offerInstall(page);
  await hintIsDecided(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(paths.home);
  await drawn(page);
  await expect(hint(page)).toHaveCount(0);

  await test.step('after a bet it comes, and not over prices', async () => {
    await page.goBack();
    await pickPrice(page, 'Back', 500);
    await choose(page, 'Accept any price');
    await place(page);
    await mock.clock({ advance: '6s' });
    await done(page);
    await expect(slip(page)).toHaveCount(0);
    await expect(hint(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(hint(page)).toBeVisible();
    await checkAccess();
  });
});

// `vite/manifest.test.ts` goes through every address.
test('start and shortcuts open cold and without a network, signed out and in', {
  tag: '@worker',
}, async ({ page, network, context }) => {
  const open = async (tab: Page, path: string) => {
    await tab.goto(path);
    await expect(tab).toHaveURL(path);
    await expect(tab.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  };

  await test.step('signed out', async () => {
    await page.goto(paths.saved);
    await page.getByRole('button', { name: 'Save everything' }).click();
    await expect(page.getByText(/^Saved\. Every page/)).toBeVisible();
    await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
    await network.lose();
    const cold = await context.newPage();
    await cold.goto(paths.myBets);
    await expect(cold).toHaveURL(`/?return=${encodeURIComponent(paths.myBets)}`);
    await expect(dialogOf(cold)).toHaveAccessibleName('Login');
    await open(cold, paths.gameRules);
    await cold.close();
    await network.comeBack();
  });

  await test.step('signed in', async () => {
    const shown = [manifest().start_url, paths.cashier, inPlay];
    await beSignedIn(page, 'demo');
    for (const path of shown) await open(page, path);
    await network.lose();
    await page.close();
    const cold = await context.newPage();
    for (const path of shown) await open(cold, path);
  });
});
