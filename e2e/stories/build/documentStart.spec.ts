import type { Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { paths } from '../../../src/paths.ts';
import { builtSize } from '../../kit/builtSize.ts';
import { holdFile } from '../../kit/holdFile.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { ageOf, keptFiles } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast, recordToasts } from '../../kit/toasts.ts';

const LIMIT = 25_000;

/** What the page fetches of the build, with the compressed size of each; offline/keeping weighs its worker. */
function filesOf(page: Page): Map<string, number> {
  const files = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) files.set(pathname, builtSize(pathname));
  });
  return files;
}

async function callsOf(mock: MockControl, call: string): Promise<number> {
  const entries = await mock.journal();
  return entries.filter(({ subject }) => subject === call).length;
}
const visits = (mock: MockControl) => callsOf(mock, 'POST /page/visit');
const logins = (mock: MockControl) => callsOf(mock, 'POST /login');

test('a document from a link costs 25 KB until it is touched; then the worker comes, not the app', {
  tag: '@worker',
}, async ({ page, mock }) => {
  const files = filesOf(page);
  await page.goto(paths.terms);
  await expect.poll(() => visits(mock)).toBe(1);
  const told = JSON.stringify([...files]);
  expect(
    [...files.values()].reduce((sum, size) => sum + size, 0),
    told,
  ).toBeLessThan(LIMIT);
  expect(told).toContain('/reader-');
  expect(told).not.toContain('/app-');
  expect(await page.evaluate(async () => await navigator.serviceWorker.getRegistration())).toBe(
    undefined,
  );

  await page.mouse.wheel(0, 600);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.locator('#root').evaluate((root) => Object.keys(root))).toEqual([]);
});

test('what a document shows beside its text has its styles without the app', async ({ page }) => {
  await page.goto(paths.promotions);
  const offer = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Condition' });
  await expect(offer.first()).toHaveCSS('border-top-width', '1px');
  expect(await page.locator('#root').evaluate((root) => Object.keys(root))).toEqual([]);
});

test('touched where only the app answers, a document is taken over as it stands', async ({
  page,
  mock,
}) => {
  await page.goto(paths.gameRules);
  const read = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await read.scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login');
  await expect(read).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox').fill('dead heat');
  await expect(page.locator('.document__found')).toContainText(/dead heat/i);
  expect(await visits(mock)).toBe(1);
});

test('what is typed into a document before the app has come is answered', async ({ page }) => {
  const release = await holdFile(page, '**/assets/app-*.js');
  await page.goto(paths.gameRules);
  await page.getByRole('searchbox').fill('dead heat');
  release();
  await expect(page.locator('.document__found')).toContainText(/dead heat/i);
  await expect(page.getByRole('searchbox')).toHaveValue('dead heat');
});

test('read again, a document says when it was read before, with the app and without', async ({
  page,
}) => {
  await page.goto(paths.terms);
  await page.reload();
  const line = page.getByText('Last opened on 21 November 2026.');
  await expect(line).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login');
  await page.keyboard.press('Escape');
  await expect(line).toBeVisible();
});

const isTakenOver = (page: Page) =>
  page.locator('#root').evaluate((root) => Object.keys(root).length > 0);
const firstPrice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Back .+ \d/ })
    .first();

test('the landing page costs 38 KB until it is touched, prices and all, and comes back with no app on the phone', {
  tag: '@worker',
}, async ({ page, mock, network }) => {
  const files = filesOf(page);
  await page.goto(paths.landing);
  await expect(firstPrice(page)).toBeVisible();
  await expect.poll(() => visits(mock)).toBe(1);
  const told = JSON.stringify([...files]);
  expect(
    [...files.values()].reduce((sum, size) => sum + size, 0),
    told,
  ).toBeLessThan(38_000);
  // Left alone, it brings the worker, which keeps the page and the rules.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(keptFiles);
  expect(kept).toContain('/pages.json');
  expect(kept).not.toContain('/app-');
  await page.reload();
  await expect(firstPrice(page)).toBeVisible();
  expect(await isTakenOver(page)).toBe(false);

  await network.lose();
  await expect(page.getByText(/^Offline since/)).toBeVisible();
  await page.reload();
  await expect(firstPrice(page)).toBeVisible();
  await expect(ageOf(page)).toContainText('as of');
  await expect(page.getByText(/^Offline since/)).toBeVisible();
  await network.comeBack();
  await expect(page.getByText(/^Offline since/)).toHaveCount(0);
  expect(await isTakenOver(page)).toBe(false);
});

test('touched, the landing page gives way to the app, and what was pressed is pressed', async ({
  page,
  mock,
}) => {
  await page.goto(paths.landing);
  const price = firstPrice(page);
  await expect(price).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Saved pages' })).toBeVisible();
  expect(await isTakenOver(page)).toBe(true);
  await expect(page.locator('#standing')).toHaveCount(0);
  await expect(price).toBeVisible();
  expect(await visits(mock)).toBe(1);
});

test('what is pressed on a document before its script has come is opened once it is there', async ({
  page,
}) => {
  for (const [pressed, opened] of [
    ['Menu', 'Menu'],
    ['Login', 'Login'],
  ] as const) {
    const release = await holdFile(page, '**/assets/reader-*.js');
    await page.goto(paths.terms, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: pressed }).click();
    release();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(opened);
    // It is the app's.
    await expect(page.locator('#standing')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(opened);
  }
});

test('a button under a thumb stays until it is let go, and its press counts', async ({ page }) => {
  await page.goto(paths.terms);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.hover();
  await page.mouse.down();
  await expect(page.locator('#root footer')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a login that is sent before the app has come says so, and is sent once when it comes', async ({
  page,
  mock,
}) => {
  await recordToasts(page.context());
  const release = await holdFile(page, '**/assets/app-*.js');
  await page.goto(paths.landing);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username').fill('adaeze');
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd1');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(paths.home);
  await expectToast(page, 'Login Success');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await logins(mock)).toBe(1);
});

test('quick logins, as a password manager sends them, end on home with nothing over it', async ({
  openDevice,
  mock,
}) => {
  for (const waitMs of [0, 300, 900, 1500]) {
    const page = await (await openDevice()).newPage();
    await page.goto(paths.landing);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await page.evaluate(async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      const form = document.querySelector<HTMLFormElement>('dialog#auth[open] form.login');
      for (const [name, value] of [
        ['username', 'adaeze'],
        ['password', 'Passw0rd1'],
      ]) {
        const field = form?.elements.namedItem(name ?? '');
        if (!(field instanceof HTMLInputElement)) continue;
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form?.requestSubmit();
    }, waitMs);
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await logins(mock)).toBe(4);
});

test('a login that is refused says so, and can be mended', async ({ page, mock }) => {
  const release = await holdFile(page, '**/assets/app-*.js');
  await page.goto(paths.landing);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username').fill('adaeze');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await password.press('Enter');
  release();
  await expect(dialog.getByText('Username or password is not correct')).toBeVisible();
  await password.fill('Passw0rd1');
  await password.press('Enter');
  await expect(page).toHaveURL(paths.home);
  expect(await logins(mock)).toBe(2);
});

test('a document that a player opens from the app is one visit', async ({ page, mock }) => {
  const seen = async () => {
    const entries = await mock.journal();
    const visits = entries.filter(({ subject }) => subject === 'POST /page/visit');
    return visits.map(({ sent }) => Object(sent).path);
  };
  await beSignedIn(page);
  await page.goto(paths.home);
  for (const [link, title] of [
    ['Terms & Conditions', 'Terms & Conditions'],
    ['Privacy', 'Privacy policy'],
  ] as const) {
    // The app is there, also around the text of a document.
    await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await expect.poll(() => seen().then((all) => all.at(-1))).toBe(paths.privacy);
  expect(await seen()).toEqual([paths.home, paths.terms, paths.privacy]);
});
