import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('a player is not shown the pages of guests, and never leaves the site by one', async ({
  page,
}) => {
  await beSignedIn(page);
  for (const path of [
    '/',
    '/register?agent=LAGOS10',
    '/?return=https%3A%2F%2Fevil.example%2F',
    '/?return=%2F..%2F%2Fevil.example',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.home);
  }
  await page.goto(`/?return=${encodeURIComponent(paths.profile)}`);
  await expect(page).toHaveURL(paths.profile);
});

test('a closed brand says why and until when; the rules stay open, and nobody signs in', async ({
  page,
  mock,
  checkAccess,
}) => {
  await page.goto(paths.landing);
  await mock.scenario({ name: 'maintenance' });
  await page.goto(paths.casinos);
  await expect(page).toHaveURL(paths.maintenance);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're doing maintenance");
  await expect(page.getByText('We are improving Oja. Your money and bets are safe.')).toBeVisible();
  await expect(page.getByText(/Expected back in \d+ min, at \d\d:\d\d Lagos time\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Sports' })).toHaveCount(0);
  await checkAccess();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Still closed at/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL(paths.terms);
  // The app loads it as a page, which the next load would meet.
  await expect(page.locator('#document')).toBeVisible();

  await mock.app({ BRAND_STATUS: 'suspended' });
  await page.goto(paths.landing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oja is suspended');
  await mock.app({ BRAND_STATUS: 'live' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(paths.landing);
});

test('the device: flag of the package, title, theme, height, top of the page', async ({
  page,
  mock,
}) => {
  await mock.app({ SEO_TITLE: 'Oja of Lagos' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/?apk=true');
  await expect(page).toHaveTitle('Oja of Lagos');
  expect(await page.evaluate(() => localStorage.getItem('apk'))).toBe('true');
  // Light is the default, whatever the phone prefers.
  await expect(page.locator('html')).toHaveClass(/light/);

  const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--vh'));
  expect(await height()).toBe('7.4px');
  await page.setViewportSize({ width: 360, height: 600 });
  await expect.poll(height).toBe('6px');

  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveTitle('Terms & Conditions · Oja');
  // The document is a page of its own, which the app stands in for until it has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const colours = page.getByRole('group', { name: 'Theme' });
  await colours.getByRole('button', { name: 'Same as phone' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass(/light/);
  await colours.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  // The dialog's height follows the visible window.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('max-height', '510px');
  await page.evaluate(() => document.documentElement.style.setProperty('--vh', '5px'));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('max-height', '425px');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the page behind an open menu does not scroll, where browsers have no :has either', async ({
  page,
}) => {
  await page.goto(paths.terms);
  await page.evaluate(dropHas);
  const top = () => page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.mouse.move(180, 40);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  expect(await top()).toBe(0);
  // A browser gives the turns that follow one over the menu to the menu, for a moment after it has gone.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await top()).toBeGreaterThan(0);
  }).toPass();
});

/** Runs in the page: takes every rule with `:has` out of its styles, as Chrome 103 and Firefox 115 do. */
function dropHas(): void {
  const drop = (rules: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = rules.cssRules.length - 1; index >= 0; index--) {
      const rule = rules.cssRules[index];
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('))
        rules.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) drop(rule);
    }
  };
  for (const sheet of document.styleSheets) drop(sheet);
}

test('guests have no messages; a player reads theirs, and they stay read', async ({
  page,
  mock,
  checkAccess,
}) => {
  await page.goto(paths.inbox);
  await expect(page.getByText('Your messages', { exact: true })).toBeVisible();
  const asked = async () =>
    (await mock.journal()).filter(({ subject }) => subject === 'GET /announcement/display');
  expect(await asked()).toEqual([]);

  await beSignedIn(page);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Messages' }).click();
  const toInbox = page.getByRole('dialog').getByRole('link', { name: 'All messages' });
  await expect(toInbox).toHaveText(/All messages[1-9]\d* unread/);
  const unread = /\d+/.exec((await toInbox.textContent()) ?? '')?.[0];
  await toInbox.click();
  await expect(page).toHaveURL(paths.inbox);
  await expect(page.getByRole('button', { name: `Unread ${unread}`, exact: true })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByText('New', { exact: true })).toBeVisible();
  await first.locator('summary').click();
  await expect(first.getByText('New', { exact: true })).toHaveCount(0);
  await checkAccess();
  await page.reload();
  await expect(first).toBeVisible();
  await expect(first.getByText('New', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: /^Unread 0/ }).click();
  await expect(page.getByText('All read')).toBeVisible();
});
