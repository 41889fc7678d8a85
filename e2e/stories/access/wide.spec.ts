import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openSettings, price, slip } from '../../kit/slipSteps.ts';
import { liveGame, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

// What a wide window lays out otherwise. What players do there is told on a phone.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

const main = (page: Page) => page.getByRole('main');

test('in a wide window the tree stands beside the list, and the slip beside the match', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(href(paths.sportCategory, { category: 'soccer' }));
  const tree = page.getByRole('navigation', { name: 'Sports' });
  await tree.getByRole('button', { name: 'Open Football' }).click();
  await tree.locator('summary').first().click();
  const event = tree.locator('details').first().getByRole('link').first();
  await expect(event).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await checkAccess();

  await test.step('from the tree to a match, whose ladder opens from its row', async () => {
    await event.click();
    await expect(page).toHaveURL(/\/exchange\/s-/);
    const odds = page.getByRole('region', { name: 'Match Odds', exact: true });
    await odds.getByRole('button', { name: 'The Draw, price ladder' }).click();
    const ladder = page.getByRole('dialog', { name: 'The Draw, price ladder' });
    await expect(ladder.getByRole('button', { name: /^Back The Draw/ }).first()).toBeVisible();
    await checkAccess();
    await page.keyboard.press('Escape');
  });

  await test.step('every market of a cricket match, and the slip with its settings', async () => {
    await moveTo(page, href(paths.match, { gameId: await liveGame(page.request, 4) }));
    await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
    await price(page, 'Back').click();
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
    const [beside, market] = await Promise.all([
      slip(page).boundingBox(),
      price(page, 'Back').boundingBox(),
    ]);
    expect(beside?.x).toBeGreaterThan((market?.x ?? 0) + (market?.width ?? 0));
    await openSettings(page);
    await checkAccess();
  });

  await test.step('bets that were settled', async () => {
    await moveTo(page, paths.myBets);
    await page.getByRole('tab', { name: /Settled/ }).click();
    const table = main(page).getByRole('table', { name: 'Bets' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await checkAccess();
  });
});

test('in a wide window forms, tables and grids have their width', async ({ page, checkAccess }) => {
  await beSignedIn(page);
  const chosen = await choose(page.request, 3);
  await page.goto(`${paths.sportsbook}?code=${codeFor(chosen)}`);
  await expect(slipOf(page).getByRole('heading', { name: 'Acca of 3' })).toBeVisible();
  await slipOf(page).getByLabel('Stake', { exact: true }).fill('1000');
  await expect(slipOf(page).getByRole('button', { name: /^Place acca of 3/ })).toBeEnabled();
  await checkAccess();

  await test.step('the statement and what was won', async () => {
    await moveTo(page, paths.myAccount);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('make the closing balance, which is what you have now');
    const lines = page.getByRole('table', { name: 'Lines of the statement' });
    await expect(lines.getByRole('row').nth(1)).toBeVisible();
    await checkAccess();
    await page.getByRole('tab', { name: 'Profit' }).click();
    await expect(page.getByRole('table', { name: 'By sport' })).toBeVisible();
    await checkAccess();
  });

  await test.step('a withdrawal, and those before it', async () => {
    await moveTo(page, paths.withdraw);
    await expect(main(page).getByText('Verified')).toBeVisible();
    await checkAccess();
    await moveTo(page, paths.withdrawals);
    await expect(main(page).getByText(/₦/).first()).toBeVisible();
    await checkAccess();
  });

  await test.step('two thousand games', async () => {
    await moveTo(page, paths.casinos);
    await expect(page.getByText('2,000 games')).toBeVisible();
    const grid = page.getByRole('list', { name: 'Games', exact: true });
    const [first, second] = await Promise.all(
      [0, 1].map((nth) => grid.getByRole('listitem').nth(nth).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    await checkAccess();
  });
});
