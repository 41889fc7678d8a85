import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { writeSite } from '../../../deploy/site.ts';
import { paths } from '../../../src/paths.ts';
import { type Files, filesOf } from '../../bench/server/filesOf.ts';
import { endOldWorker, updateButton } from '../../kit/newVersion.ts';
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

async function expectBrand(page: Page, name: string, header: string) {
  await expect(page.getByRole('banner').getByRole('img', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', header);
  await expect(page.getByRole('contentinfo')).toContainText(`${name} is fictional`);
  await expect(page.locator('body')).not.toContainText(/\bOja\b/);
}

/** A new version is offered once every file of it is here. */
const WHOLE_BUILD = { timeout: 60_000 };

/**
 * The page starts anew under the new version: of itself, or, where the browser still counts the page that was
 * left, once the player taps Update.
 */
async function expectNewVersion(page: Page, name: string) {
  const logo = page.getByRole('banner').getByRole('img', { name, exact: true });
  const isIn = async () => {
    if (await updateButton(page).isVisible()) {
      await endOldWorker(page);
      // It may be gone by now, with its page.
      await updateButton(page)
        .click({ timeout: 1000 })
        .catch(() => undefined);
    }
    return logo.isVisible();
  };
  await expect.poll(isIn, WHOLE_BUILD).toBe(true);
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
  await expect(page.getByRole('banner').getByRole('img', { name: 'Kola' })).toBeVisible();
  await page.goto(paths.landing);
  await expectBrand(page, 'Kola', 'rgb(61, 15, 46)');

  await host.comeUp();
  host.deploy(iroko);
  await expect.poll(() => page.evaluate(isNewerHere)).toBe(true);
  await page.goto(paths.landing);
  await expectNewVersion(page, 'Iroko');
  await expectBrand(page, 'Iroko', 'rgb(10, 49, 72)');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Home', 'Sportsbook', 'Exchange', 'My bets', 'Account']);
  await page.goto(paths.slots);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible();
});
