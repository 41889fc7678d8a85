import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openEvenMatch, price, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';

/** Returns before the page may be gone. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const entries = (page: Page) => page.evaluate(() => history.length);
/** By then its entry is there; a login that the page's HTML has opened gets one when the app is here. */
const isOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state)).toEqual({ over: 1 });
const isPage = (page: Page) => expect.poll(() => page.evaluate(() => history.state)).toBeNull();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const banner = (page: Page) => page.getByRole('banner');

/** Opens it and presses Back, twice over: the second would leave the page if the first had left a trace. */
async function closesByBack(page: Page, name: string | RegExp, open: () => Promise<unknown>) {
  const { href: address } = new URL(page.url());
  for (let turn = 0; turn < 2; turn++) {
    await open();
    await expect(dialog(page, name)).toBeVisible();
    await isOver(page);
    await back(page);
    await expect(dialog(page, name)).toHaveCount(0);
    expect(page.url()).toBe(address);
  }
}

test('Back closes menu and messages and never leaves the page under them', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(paths.promotions);
  await page.goto(paths.myBets);
  const menu = () => banner(page).getByRole('button', { name: 'Menu' }).click();

  await closesByBack(page, 'Menu', menu);
  await closesByBack(page, 'Messages', () =>
    banner(page)
      .getByRole('button', { name: /^Messages/ })
      .click(),
  );
  await closesByBack(page, 'Your balance', () =>
    banner(page)
      .getByRole('button', { name: /Balance/ })
      .click(),
  );

  await test.step('closed otherwise, it leaves no entry, and the page stays where it was scrolled', async () => {
    await menu();
    const open = await entries(page);
    await page.evaluate(() => scrollTo(0, 100));
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Menu')).toHaveCount(0);
    await isPage(page);
    expect(await entries(page)).toBe(open);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  });

  await test.step('a link in it leads on, and Back from there to the page', async () => {
    await menu();
    await dialog(page, 'Menu').getByRole('link', { name: 'Cashier' }).click();
    await expect(page).toHaveURL(paths.cashier);
    await expect(dialog(page, 'Menu')).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(paths.myBets);
    await page.goForward();
    await expect(page).toHaveURL(paths.cashier);
    await back(page);
    await expect(page).toHaveURL(paths.myBets);
  });

  await test.step('reloaded while it is open, Back leads to the page before', async () => {
    await menu();
    await expect(dialog(page, 'Menu')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bets');
    await isPage(page);
    await back(page);
    await expect(page).toHaveURL(paths.promotions);
  });
});

test('Back closes the login and the page stays; after a login no second Back is needed', async ({
  page,
}) => {
  await page.goto(paths.terms);
  await page.goto(paths.landing);
  await closesByBack(page, 'Login', () =>
    banner(page).getByRole('button', { name: 'Login' }).click(),
  );
  await banner(page).getByRole('button', { name: 'Login' }).click();
  const login = dialog(page, 'Login');
  await login.getByLabel('Username').fill('adaeze');
  await login.getByLabel('Password', { exact: true }).fill('Passw0rd1');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(login).toHaveCount(0);
  await isPage(page);
  await back(page);
  await expect(page).toHaveURL(paths.terms);
});

test('Back folds the slip of a match that came by a link', async ({ page }) => {
  const gameId = await openEvenMatch(page, 1);
  const match = href(paths.match, { gameId });
  for (let turn = 0; turn < 2; turn++) {
    await price(page, 'Back').click();
    await expect(slip(page)).toBeVisible();
    await back(page);
    await expect(slip(page)).toHaveCount(0);
    await expect(page).toHaveURL(match);
  }
});

test('Back closes the sheet of a booking code, then folds the slip, then leads to the page before', async ({
  page,
}) => {
  const chosen = await choose(page.request, 3);
  await beSignedIn(page, 'demo');
  await page.goto(paths.myBets);
  await page.goto(`${paths.sportsbook}?code=${codeFor(chosen)}`);
  await expect(slipOf(page)).toBeVisible();
  await expect(page).toHaveURL(paths.sportsbook);
  await slipOf(page).getByRole('button', { name: 'Book bet' }).click();
  await expect(dialog(page, 'Booking code')).toBeVisible();
  await back(page);
  await expect(dialog(page, 'Booking code')).toHaveCount(0);
  await expect(slipOf(page)).toBeVisible();
  await back(page);
  await expect(slipOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(paths.sportsbook);
  await isPage(page);
  await back(page);
  await expect(page).toHaveURL(paths.myBets);
});

test('a match of the sportsbook opens at its top, and Back leads to the same place of the same list', async ({
  page,
}) => {
  await page.goto(paths.sportsbook);
  const chip = page.getByRole('button', { name: 'Over/under', exact: true });
  await chip.click();
  await expect(page).toHaveURL(/\?market=over_under$/);
  await page.evaluate(() => scrollTo(0, 1200));
  const more = page.getByRole('main').getByRole('link', { name: /^All \d+ markets of / });
  await more.nth(16).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(800);
  await more.nth(16).click();
  await expect(page).toHaveURL(/event=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/\?market=over_under$/);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('Back from a game keeps what was searched for and filtered', async ({ page }) => {
  await page.goto(paths.casinos);
  const search = page.getByRole('searchbox', { name: 'Find a game' });
  await search.pressSequentially('whel');
  // In the middle, letter by letter: the caret stays where it is.
  await search.press('ArrowLeft');
  await search.pressSequentially('e');
  await expect(search).toHaveValue('wheel');
  const tables = page.getByRole('button', { name: 'Table', exact: true });
  await tables.click();
  const count = page.getByRole('status').filter({ hasText: /^\d+ games?$/ });
  const found = await count.textContent();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Western Big Wheel/ })
    .click();
  await expect(search).toHaveCount(0);
  await back(page);
  await expect(search).toHaveValue('wheel');
  await expect(tables).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText(found ?? '');
});
