import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ viewport: { width: 1366, height: 850 }, hasTouch: false });

const main = (page: Page) => page.getByRole('main');

for (const [name, path, price] of [
  ['a live table', paths.auraGames, /^Back /],
  ['the virtual league', paths.virtuals, / \d+\.\d+/],
] as const) {
  test(`at ${name} the bet stands beside the prices and moves none of them`, async ({
    page,
    checkAccess,
  }) => {
    await beSignedIn(page);
    await page.goto(path);
    const prices = main(page).getByRole('button', { name: price });
    await expect(prices.first()).toBeEnabled();
    for (const width of [1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 850 });
      const before = await prices.first().boundingBox();
      await prices.first().click();
      const form = page.getByRole('form', { name: 'Your bet' });
      await expect(form).toBeVisible();
      expect(await prices.first().boundingBox(), `${width} px`).toEqual(before);
      const beside = await form.boundingBox();
      expect(beside?.x, `${width} px`).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
      await form.getByRole('button', { name: 'Clear' }).click();
    }
    await checkAccess();
  });
}

test('the parts of the casino are as wide as each of its pages', async ({ page }) => {
  await beSignedIn(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of [paths.casinos, paths.auraGames, paths.virtuals, paths.providers]) {
    await page.goto(path);
    const strip = main(page).getByRole('navigation', { name: 'Casino' });
    await expect(strip).toBeVisible();
    const [own, whole] = await Promise.all([strip.boundingBox(), main(page).boundingBox()]);
    expect([own?.x, own?.width], path).toEqual([whole?.x, whole?.width]);
  }
});
