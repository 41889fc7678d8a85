import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { getTable } from '../../../src/contract/casino/tables.ts';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ viewport: { width: 1366, height: 850 }, hasTouch: false });

/** A table that is not the first. */
const SECOND = 'aura-lucky-7-live';

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
      const stage = await page.locator('.stage-columns').first().boundingBox();
      expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeGreaterThan(width - 60);
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

test('two tables stand beside each other, and the one bet in the making is at the table whose price was tapped', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.auraGames);
  const choice = main(page).getByLabel('Second table');
  await expect(choice).toBeVisible();
  // A round that has just begun; the clock then stands still.
  const answer = await page.request.get(`/api/tables/${SECOND}`);
  const { table, asOf } = z.parse(getTable.output, await answer.json());
  await mock.clock({ advance: table.round.endsAt - asOf + 500, scale: 0 });
  await choice.selectOption(SECOND);
  await page.reload();
  const [first, second] = [0, 1].map((place) => main(page).locator('.live-table').nth(place));
  if (!first || !second) throw new Error('two are needed');
  await expect(second.getByText('Betting is open')).toBeVisible();
  for (const width of [1920, 1200, 1366]) {
    await page.setViewportSize({ width, height: 850 });
    const [left, right] = await Promise.all([first.boundingBox(), second.boundingBox()]);
    expect([right?.y, right?.width], `${width} px`).toEqual([left?.y, left?.width]);
    expect(right?.x, `${width} px`).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  }

  const form = page.getByRole('form', { name: 'Your bet' });
  await second
    .getByRole('button', { name: /^Back / })
    .first()
    .click();
  await expect(second.getByRole('form', { name: 'Your bet' })).toBeVisible();
  await expect(form).toHaveCount(1);
  await form.getByLabel('Stake', { exact: true }).fill('500');
  const place = form.getByRole('button', { name: /^Back .* for ₦500$/ });
  await expect(place).toBeInViewport({ ratio: 1 });
  await checkAccess();
  await place.click();
  await expect(second.getByText(/^Matched/)).toBeVisible();
  await expect(second.getByText('You can lose ₦500.00')).toBeVisible();
  await expect(first.getByText(/^Matched/)).toBeHidden();

  await page.setViewportSize({ width: 1000, height: 850 });
  await expect(second).toBeHidden();
  await expect(choice).toBeHidden();
});

test('in a wide window no way to play is cut, and the table of the league is open', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.casinos);
  const ways = main(page).getByRole('list', { name: 'Ways to play' });
  await expect(ways.getByRole('button').nth(12)).toBeVisible();
  expect(await ways.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.goto(paths.virtuals);
  await expect(main(page).getByRole('table', { name: 'Table of the season' })).toBeVisible();
  await checkAccess();
});

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
  await page.goto(href(paths.casinoDesktop, { provider: 'coral' }));
  const providers = main(page).getByRole('link', { name: 'Providers' });
  await expect(providers).toHaveAttribute('aria-current', 'true');
});

test('in a window that grows the tiles of the lobby lose the height they no longer need', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(paths.casinos);
  const games = main(page).getByRole('list', { name: 'Games' });
  const tile = games.getByRole('listitem').first();
  const cover = tile.locator('.game-cover');
  const name = tile.locator('.game-tile__name');
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect
    .poll(async () => {
      const boxes = await Promise.all([games, tile, cover, name].map((part) => part.boundingBox()));
      const [all, one, above, below] = boxes;
      const columns = Math.floor((all?.width ?? 0) / (one?.width ?? 1));
      return [columns, (below?.height ?? 0) < (above?.height ?? 0) / 2];
    })
    .toEqual([11, true]);
});
