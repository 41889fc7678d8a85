import { type BrowserContext, chromium } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { launchOptions } from '../../kit/browser.ts';
import { enterWorld } from '../../kit/enterWorld.ts';
import { moveTo, signIn } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { worldOf } from '../../kit/world.ts';

/** Another machine's address to the browser, which then has nothing that needs https; in truth this one. */
const ADDRESS = '10.77.0.1';

test('without https, as from a phone on the same network: in, a bet, and what needs https says so', async ({
  mock,
  baseURL,
  shiftMs,
}, info) => {
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP ${ADDRESS} localhost`],
  });
  try {
    const address = `http://${ADDRESS}:${new URL(baseURL ?? '').port}`;
    const context: BrowserContext = await browser.newContext({
      baseURL: address,
      viewport: { width: 360, height: 740 },
    });
    await enterWorld(context, { world: worldOf(info), baseURL: address, shiftMs });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));

    // A guest's pages come first: they run without the app.
    await page.goto('/');
    await page.goto(paths.terms);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(page);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);

    const match = page.getByRole('main').locator('a[href^="/exchange/c-"]:visible').first();
    await match.click();
    await page
      .getByRole('button', { name: /^Back .+ available$/ })
      .first()
      .click();
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await slip.getByRole('textbox', { name: 'Stake' }).fill('500');
    await slip.getByText('Outcomes and settings').click();
    await slip.getByLabel('If the price moves').selectOption('Accept any price');
    await slip.getByRole('button', { name: /Place bet ₦500/ }).click();
    await expect(slip.getByText('Your bet is accepted and in the')).toBeVisible();
    await mock.clock({ advance: '6s' });
    await expect(slip.getByText(/^Matched at/)).toBeVisible();
    await slip.getByRole('button', { name: 'Done' }).click();

    await moveTo(page, paths.profile);
    await expect(page.getByText('A PIN needs a secure connection (https).')).toBeVisible();
    await expect(page.getByText('Passkeys need a secure connection (https).')).toBeVisible();
    await expect(page.getByText('Messages need a secure connection (https).')).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
