import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { writeSite } from '../../../deploy/site.ts';
import { paths } from '../../../src/paths.ts';
import { parsePage } from '../../../vite/pages/page.ts';
import { type Files, filesOf } from '../../host/filesOf.ts';
import { partIsHere } from '../../kit/drawn.ts';
import { takeNewVersion } from '../../kit/newVersion.ts';
import { one, test } from '../../kit/onHost.ts';
import { expect } from '../../kit/story.ts';

test.use({ serviceWorkers: 'allow' });

const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The build as an operator serves it, with the settings of an example. */
function branded(name: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'oja-brand-'));
  folders.push(folder);
  writeSite(folder, join(import.meta.dirname, '../../../deploy/brands', name));
  return filesOf(folder);
}

/** What a chat is told of the page at an address: its crawler runs no script. */
function previewOf(files: Files, file: string): Record<string, string> {
  const page = parsePage(files.get(file)?.toString() ?? '');
  const tags = [...page.querySelectorAll('meta[property^="og:"]')];
  return Object.fromEntries(
    tags.map((tag) => [
      tag.getAttribute('property')?.slice(3) ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  );
}

const logo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('img', { name, exact: true });

async function expectBrand(page: Page, name: string, header: string) {
  await expect(logo(page, name)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', header);
  await expect(page.getByRole('contentinfo')).toContainText(`${name} is fictional`);
  await expect(page.locator('body')).not.toContainText(/\bOja\b/);
}

/** A newer version is here, whole, and waits; runs in the page. */
async function isNewerHere(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  return registration.waiting !== null;
}

test('one build is another brand by its settings, stays it without a network, and takes over a change as an update', async ({
  page,
  host,
}) => {
  const [kola, iroko] = [branded('kola'), branded('iroko')];
  for (const [path, content] of one) {
    if (!path.startsWith('/assets/')) continue;
    expect(kola.get(path)?.equals(content), path).toBe(true);
    expect(iroko.get(path)?.equals(content), path).toBe(true);
  }

  host.deploy(kola);
  await page.goto(paths.terms);
  await expectBrand(page, 'Kola', 'rgb(61, 15, 46)');
  await expect(page).toHaveTitle('Terms & Conditions · Kola');
  await page.goto(paths.contact);
  await expectBrand(page, 'Kola', 'rgb(61, 15, 46)');
  await expect(page.getByRole('link', { name: 'support@kola.example' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  host.goDown();
  await page.goto(paths.home);
  await expect(logo(page, 'Kola')).toBeVisible();
  await page.goto(paths.landing);
  await expectBrand(page, 'Kola', 'rgb(61, 15, 46)');
  // A start that is not over would take the next version by itself.
  await partIsHere(page, 'UpdatePrompt');

  await host.comeUp();
  host.deploy(iroko);
  // Code that was asked for at the very moment of the return may start the page anew, which takes the version.
  await expect
    .poll(async () => {
      const isWaiting = await page.evaluate(isNewerHere).catch(() => false);
      return isWaiting || (await logo(page, 'Iroko').isVisible());
    })
    .toBe(true);
  // The page that comes may start anew before it has loaded.
  await page.goto(paths.landing, { waitUntil: 'commit' });
  await takeNewVersion(page, () => logo(page, 'Iroko').isVisible());
  await expectBrand(page, 'Iroko', 'rgb(10, 49, 72)');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Home', 'Sportsbook', 'Exchange', 'My bets', 'Account']);
  await page.goto(paths.slots);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible();
});

test('a link in a chat is shown with the brand’s name, words and picture: each page with its own, the app’s with one', () => {
  const kola = branded('kola');
  const image = 'https://kola.example/icons/icon-512.png';
  const site = { type: 'website', site_name: 'Kola', image };
  expect(previewOf(kola, '/terms.html')).toEqual({
    ...site,
    title: 'Terms & Conditions · Kola',
    description: expect.stringMatching(/\w/),
    url: 'https://kola.example/terms',
  });
  expect(previewOf(kola, '/index.html')).toMatchObject({ ...site, url: 'https://kola.example/' });
  // Invitations (/register?agent_code=) and booking codes lead into the app.
  expect(previewOf(kola, '/shell.html')).toEqual({
    ...site,
    title: 'Kola',
    description: expect.stringContaining('Kola'),
  });
  expect(
    kola.get('/icons/icon-512.png')?.equals(one.get('/icons/icon-512.png') ?? Buffer.of()),
  ).toBe(false);
});

test('what a phone shows before it installs a brand has nothing of another: no pictures but its own', () => {
  const kola = branded('kola');
  const manifest = JSON.parse(kola.get('/manifest.webmanifest')?.toString() ?? '');
  expect(manifest.name).toBe('Kola');
  expect([manifest.screenshots.length, manifest.shortcuts.length]).toEqual([6, 4]);
  const shown = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  expect(shown).toContain('/icons/icon-192.png');
  for (const src of shown)
    expect(kola.get(src)?.equals(one.get(src) ?? Buffer.of()), src).toBe(false);
  const others = [...kola.keys()].filter((path) => /screenshots|shortcut/.test(path));
  expect(others.filter((path) => !shown.includes(path))).toEqual([]);
});
