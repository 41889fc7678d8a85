import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../src/paths.ts';
import { countOf } from '../../kit/authSteps.ts';
import { builtPage } from '../../kit/builtPage.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { ageOf, areDocumentsKept, isAllKept, moveTo, touch } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const DIST = join(import.meta.dirname, '../../../dist');

const NOT_DOCUMENTS = ['index.html', 'shell.html', '404.html', 'not-here.html'];

/** Every page written at build: the documents, by the addresses that the site serves. */
const documents = readdirSync(DIST)
  .filter((file) => file.endsWith('.html') && !NOT_DOCUMENTS.includes(file))
  .map((file) => `/${file.replace('.html', '')}`);

/** The title of the document at this address, as the build wrote it. */
function titleOf(path: string): string {
  return builtPage(`${path}.html`).title;
}

test('every page that links leads somewhere: to a page, and to a place on it', () => {
  const pages = new Map(
    ['/', ...documents].map((path) => [
      path,
      builtPage(path === '/' ? 'index.html' : `${path}.html`),
    ]),
  );
  const patterns = Object.values(paths).map(
    (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  );
  const dead = [...pages].flatMap(([page, content]) =>
    [...content.querySelectorAll('a[href]')].flatMap((link) => {
      const to = `${link.getAttribute('href')}`;
      if (/^(mailto:|https:)/.test(to)) return [];
      const { pathname, hash } = new URL(to, `https://oja.example${page}`);
      const isPage = pages.has(pathname) || patterns.some((pattern) => pattern.test(pathname));
      const isPlace = !hash || pages.get(pathname)?.getElementById(hash.slice(1));
      return isPage && isPlace ? [] : [`${page}: ${to}`];
    }),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test('every page has a title, a description and an address of its own', () => {
  const found = documents.map((path) => {
    const page = builtPage(`${path}.html`);
    const saysIn = (selector: string, attribute: string) =>
      page.querySelector(selector)?.getAttribute(attribute) ?? '';
    expect(new URL(saysIn('link[rel="canonical"]', 'href')).pathname).toBe(path);
    expect(page.title).toMatch(/. · Oja$/);
    const description = saysIn('meta[name="description"]', 'content');
    expect(description.length, path).toBeGreaterThan(30);
    return { title: page.title, description };
  });
  for (const name of ['title', 'description'] as const) {
    const texts = found.map((page) => page[name]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

/** Guides bind nobody, and have no version. */
const guides: string[] = [paths.downloadApk, paths.faq, paths.about, paths.contact];
const binding = documents.filter((path) => !guides.includes(path));

test('with JavaScript off every document reads, with its version', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const path of documents) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const version = page.getByText(/^Version \d/).first();
    if (binding.includes(path)) await expect(version, path).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length, path).toBeGreaterThan(200);
  }
  await context.close();
});

test('with JavaScript off a document is light or dark as the phone is', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${baseURL}${paths.terms}`);
  for (const [colorScheme, ground, ink] of [
    ['dark', 'rgb(13, 21, 18)', 'rgb(233, 241, 236)'],
    ['light', 'rgb(243, 245, 242)', 'rgb(17, 32, 26)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
  }
  await context.close();
});

test('with JavaScript off after the app is on the phone, a document still reads', {
  tag: '@worker',
}, async ({ page, context }) => {
  await page.goto(paths.landing);
  await touch(page);
  await expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });

  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(paths.terms);
  await expect(title('Terms & Conditions')).toBeVisible();
  await context.setOffline(true);
  await page.goto(paths.privacy);
  await expect(title('Privacy policy')).toBeVisible();

  await test.step('a page of the app says what can be read, and leads there', async () => {
    await page.goto(paths.home);
    // Playwright's roles and texts ignore everything inside a `noscript`.
    const wayOut = page.locator('.without-script');
    await expect(wayOut).toContainText('can be read without it');
    await expect(page.locator('.main-skeleton')).toBeHidden();
    await wayOut.locator('a', { hasText: 'Responsible gaming' }).click();
    await expect(title('Responsible gaming')).toBeVisible();
  });
});

test('cold and with no network every document opens, is searched, and what is saved is told', {
  tag: '@worker',
}, async ({ page, network, context, checkAccess }) => {
  await beSignedIn(page, 'demo');
  await page.goto(paths.home);
  await expect.poll(() => page.evaluate(areDocumentsKept)).toBe(true);
  await moveTo(page, paths.saved);
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(page.getByText(/^Saved\. Every page/)).toBeVisible();
  await page.getByRole('button', { name: 'Add these fixtures' }).click();
  await expect(page.getByText(/^On this phone: \d+ matches/)).toBeVisible();
  await checkAccess();

  await network.lose();
  await page.close();
  const cold = await context.newPage();
  for (const path of documents) {
    await cold.goto(path);
    await expect(cold).toHaveTitle(titleOf(path));
    await expect(cold.getByRole('heading', { level: 1 }), path).toBeVisible();
    const version = cold.getByText(/^Version \d/).first();
    if (binding.includes(path)) await expect(version, path).toBeVisible();
  }

  await test.step('rules and questions are searched on the phone', async () => {
    for (const [path, word] of [
      [paths.gameRules, 'dead heat'],
      [paths.faq, 'code'],
    ] as const) {
      await cold.goto(path);
      await cold.getByRole('searchbox').fill(word);
      await expect(cold.getByRole('main').locator('.document__found')).toContainText(
        new RegExp(word, 'i'),
      );
    }
  });

  await test.step('what is saved is told offline, with its age, and leads to it', async () => {
    await moveTo(cold, paths.saved);
    await expect(cold.getByRole('button', { name: 'Save everything' })).toBeDisabled();
    await expect(ageOf(cold)).toBeVisible();
    await checkAccess(cold);
    await cold.getByRole('link', { name: 'Cricket matches' }).click();
    await expect(cold).toHaveURL(/cricket/);
    await expect(cold.locator('a[href^="/exchange/c-"]').first()).toBeVisible();
  });

  await test.step('removed, it stays so and says so', async () => {
    await moveTo(cold, paths.saved);
    await cold.getByRole('button', { name: 'Remove it all' }).click();
    await cold.getByRole('dialog').getByRole('button', { name: 'Remove it all' }).click();
    await expect(cold.getByText(/You removed what was saved/)).toBeVisible();
    await cold.goto(paths.home);
    await expect(cold.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await cold.goto(paths.cashier);
    await expect(cold.getByRole('heading', { name: 'Not saved on this phone yet' })).toBeVisible();
    await checkAccess(cold);
    await cold.getByRole('link', { name: 'What is saved on this phone' }).click();
    await expect(cold).toHaveURL(paths.saved);
    await expect(cold.getByText(/You removed what was saved/)).toBeVisible();
  });
});

test('without a network a bet leads to the rules it was placed under, and they say what changed since', {
  tag: '@worker',
}, async ({ page, network }) => {
  await beSignedIn(page);
  await page.goto(paths.myBets);
  await page.getByRole('tab', { name: 'Settled' }).click();
  const bet = page.getByRole('main').locator('.match-group__bets').getByRole('button').last();
  await expect(bet).toBeVisible();
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  await network.lose();
  await page.reload();
  await page.getByRole('tab', { name: 'Settled' }).click();
  await expect(page.getByText(/^Offline since/)).toBeVisible();
  // By keyboard: banners, what could not be updated and an offer come late, and the last row moves with each.
  await bet.press('Enter');
  const rules = page
    .getByRole('dialog')
    .getByRole('link', { name: /^How it was settled, version/ });
  await expect(rules).toBeVisible();
  const version = (await rules.textContent())?.split(' ').at(-1);
  await rules.click();
  await expect(page.getByText(`Version ${version}, in force`)).toBeVisible();
  await page.goto(paths.terms);
  await page.getByRole('link', { name: 'What changed' }).first().click();
  await page.getByRole('link', { name: 'Read it as it was' }).last().click();
  await expect(page).toHaveURL(paths.termsJune2026);
  await expect(page.getByText(/^Version 0\.9, in force from .* to /)).toBeVisible();
});

test('a message written without a network is kept, can be taken back, and arrives once', {
  tag: '@worker',
}, async ({ page, network, mock, checkAccess }) => {
  await beSignedIn(page);
  await page.goto(paths.contact);
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  await network.lose();
  await page.reload();
  const written = page.locator('.support__written');
  async function write(text: string) {
    await page.getByLabel('Topic').selectOption('A bet');
    await page.getByLabel('What happened').fill(text);
    await page.getByRole('button', { name: 'Keep it and send it later' }).click();
    await expect(written.getByText(text)).toBeVisible();
  }
  await write('My bet was settled as lost, and it won.');
  await write('This was a mistake, do not read it.');
  await checkAccess();
  await written.getByRole('button', { name: 'Take back' }).first().click();
  await expect(written.getByText('This was a mistake')).toHaveCount(0);
  await page.reload();
  await expect(written.getByText("Waiting on this phone until you're online.")).toHaveCount(1);

  await test.step('taken by the server, and its answer lost: it counts once', async () => {
    await mock.fault({ match: 'POST /support/note', ackLost: true, times: 1 });
    await page.goto(paths.license);
    await network.comeBack();
    // It is sent from any page.
    await expect.poll(() => countOf(mock, 'POST /support/note')).toBeGreaterThan(0);
    await page.goto(paths.contact);
    // It is in a thread now, in which it will be answered.
    const threads = page.getByRole('region', { name: 'Your messages to us' });
    await threads.getByText(/OJ-000001$/).click();
    await expect(threads.getByText('My bet was settled')).toHaveCount(1);
    await expect(written.getByText('My bet was settled')).toHaveCount(0);
  });
});

test('a link of the menu leads to the place in a guide that it names', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Your messages to us' }).click();
  await expect(page).toHaveURL('/contactus#write-to-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).not.toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
});

test('the data saver is chosen in the menu, stays, and the meter tells what a page has cost', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(paths.home);
  // The meter begins when the page is at rest, and gives what came before to the page that is open then.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oja:data-use'))).not.toBeNull();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  const saver = menu.getByRole('group', { name: 'Data saver' });
  await saver.getByRole('button', { name: 'On', exact: true }).click();
  await menu.getByRole('link', { name: 'Data use' }).click();
  await expect(page.locator('html')).toHaveClass(/lite/);

  await page.getByLabel('Price of 1 MB').fill('0.80');
  await expect(page.getByRole('row', { name: /^Home \d+ KB ₦\d/ })).toBeVisible();
  await checkAccess();

  await test.step('a reached cap is told and switches it on by itself', async () => {
    const choice = page.getByRole('main').getByRole('group', { name: 'Data saver' });
    await choice.getByRole('button', { name: 'Off' }).click();
    await expect(page.locator('html')).not.toHaveClass(/lite/);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('oja:data-use') ?? '{}');
      const [day = ''] = Object.keys(kept.use);
      kept.use[day]['Match'] = 3_000_000;
      localStorage.setItem('oja:data-use', JSON.stringify(kept));
    });
    await page.getByLabel('Daily limit, MB').fill('2');
    await expect(page.getByText(/^Today's 2 MB are used/)).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/lite/);
  });

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Reset the count' }).click();
  await expect(page.getByText(/^Today's 2 MB are used/)).toBeHidden();
});
