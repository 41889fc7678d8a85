import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { countOf, dialogOf, logIn } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { areDocumentsKept, pressTwice, savedKeys, touch } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');
const hello = (page: Page) => page.getByRole('heading', { name: /^Hello, Adaeze/ });
const inPlay = (page: Page) => main(page).getByRole('region', { name: 'In play now' });
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Offline since \d\d:\d\d/ });
const DAY_MS = 86_400_000;

/** Opens what is to be there later, until the worker holds the app. */
async function live(page: Page) {
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(inPlay(page).getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);
  // A list is saved half a second after it came: a page that is left before may not have saved it.
  await expect.poll(() => page.evaluate(savedKeys)).toContain('list:events-inplay@');
  await page.goto(paths.myBets);
  await expect(
    main(page)
      .getByText(/as of|Up to date/)
      .first(),
  ).toBeVisible();
  await page.goto(paths.home);
  await expect(hello(page)).toBeVisible();
}

test('a cold start without a network opens what was seen, and says what was not', {
  tag: '@worker',
}, async ({ page, network, context, mock, now, checkAccess }) => {
  await live(page);
  await network.lose();
  await page.close();

  const cold = await context.newPage();
  await test.step('the start, with its age, and no login', async () => {
    const response = await cold.goto(paths.home);
    expect(response?.status()).toBe(200);
    await expect(hello(cold)).toBeVisible();
    await expect(inPlay(cold).getByRole('article').first()).toBeVisible();
    await expect(inPlay(cold).getByText(/as of \d\d:\d\d/)).toBeVisible();
    await expect(banner(cold)).toBeVisible();
    await expect(cold).toHaveURL(paths.home);
    await expect(dialogOf(cold)).toHaveCount(0);
  });

  await test.step('a page that was never opened', async () => {
    const response = await cold.goto(paths.slots);
    expect(response?.status()).toBe(200);
    await expect(main(cold).getByText('Not saved on this phone yet')).toBeVisible();
    await expect(main(cold).getByRole('button', { name: 'Try again' })).toBeVisible();
    await checkAccess(cold);
    await main(cold).getByRole('link', { name: 'What is saved on this phone' }).click();
    await main(cold).getByRole('link', { name: 'Terms & Conditions', exact: true }).click();
    await expect(
      main(cold)
        .getByText(/^Version \d/)
        .first(),
    ).toBeVisible();
  });

  for (const [name, jumpMs] of [
    ['ahead', DAY_MS],
    ['back', -DAY_MS],
  ] as const) {
    await test.step(`with the clock a day ${name} the player is still in, and all is still there`, async () => {
      const later = await context.newPage();
      await later.clock.setFixedTime(now() + jumpMs);
      await later.goto(paths.home);
      await expect(hello(later)).toBeVisible();
      await expect(inPlay(later).getByText(/^as of .*(1 d|24 h|just now)/)).toBeVisible();
      await later.goto(paths.myBets);
      await expect(main(later).getByText(/as of/).first()).toBeVisible();
      await later.close();
    });
  }

  await test.step('a session that ended meanwhile: read on, then sign in and be back', async () => {
    await mock.scenario({ name: 'session-expired' });
    await cold.goto(paths.myBets);
    await expect(main(cold).getByText(/as of/).first()).toBeVisible();
    await expect(dialogOf(cold)).toHaveCount(0);
    await network.comeBack();
    await expect(dialogOf(cold)).toHaveAccessibleName('Login');
    expect(new URL(cold.url()).searchParams.get('return')).toBe(paths.myBets);
    await logIn(cold);
    await expect(cold).toHaveURL(paths.myBets);
  });

  await test.step('a brand that closes: told at the next look, and offline not forgotten', async () => {
    await mock.scenario({ name: 'maintenance' });
    await cold.reload();
    await expect(cold).toHaveURL(paths.maintenance);
    await network.lose();
    await cold.goto(paths.home);
    await expect(cold).toHaveURL(paths.maintenance);
  });
});

test('a page on which all is fresh says nothing of it, except to who asks', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  const mark = main(page).getByText('Up to date');
  await expect(mark).toHaveCSS('width', '1px');
  // Whichever list came first bears it.
  const line = main(page).locator('.list-age', { hasText: 'Up to date' });
  await line.getByRole('button', { name: 'Refresh' }).focus();
  await expect(mark).not.toHaveCSS('width', '1px');
});

test('a network that takes the question and gives no answer is given up, and what was there stays', {
  tag: '@worker',
}, async ({ page, mock }) => {
  await live(page);
  const list = inPlay(page);
  await expect(list.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  // The limits themselves stand in src/api/call.test.ts; here they only come sooner.
  await page.evaluate(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms / 10);
  });
  await mock.fault({ match: 'GET /sports/events/:category', delayMs: 600_000 });
  await list.getByRole('button', { name: 'Refresh' }).click();
  await expect(list.getByText("Couldn't update")).toBeVisible();
  await expect(list.getByRole('article').first()).toBeVisible();
  await mock.fault({ clear: true });
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByText("Couldn't update")).toBeHidden();
  await expect(list.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('connected to a network where nothing answers is offline, since when it is, until something does', {
  tag: '@worker',
}, async ({ page, mock }) => {
  await live(page);
  await mock.fault({ match: '*', delayMs: 600_000 });
  await page.reload();
  await expect(banner(page)).toContainText('Your phone is connected, but nothing answers.');
  const since = (await page.getByText(/^Offline since/).textContent())?.slice(0, 20) ?? '';
  await expect(inPlay(page).getByRole('article').first()).toBeVisible();
  await page.goto(paths.maintenance);
  await expect(main(page).getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText(since)).toBeVisible();
  await mock.fault({ clear: '*' });
  await expect(main(page).getByRole('heading', { name: 'Oja is open' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('at 50 kbit/s the app stands at once, and two taps are one request', {
  tag: '@worker',
}, async ({ page, context, mock }) => {
  await page.goto(paths.landing);
  await touch(page);
  await expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);
  await page.reload();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: 6250,
    uploadThroughput: 6250,
  });
  await page.goto(paths.signIn);
  await dialogOf(page).getByLabel('Username').fill('adaeze');
  await dialogOf(page).getByLabel('Password', { exact: true }).fill('Passw0rd1');
  await dialogOf(page).getByRole('button', { name: 'Login', exact: true }).evaluate(pressTwice);
  await expect(hello(page)).toBeVisible();
  await page.goto(href(paths.sportCategory, { category: 'cricket' }));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countOf(mock, 'POST /login')).toBe(1);
});
