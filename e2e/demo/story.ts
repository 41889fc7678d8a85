import type { Page } from 'playwright';
import { href, paths } from '../../src/paths.ts';
import { logIn } from '../kit/authSteps.ts';
import { playOneRound } from '../kit/casinoSteps.ts';
import { moveTo } from '../kit/steps.ts';
import { balance, openCalmDay, openMatch, placeBet } from './betSteps.ts';
import { expect, test } from './inPage.ts';

const bets = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The tab that keeps the world holds this lock. */
const keeper = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.find(({ name }) => name?.endsWith('-world'))?.clientId;
  });

async function start(page: Page) {
  await openCalmDay(page, paths.signIn, paths.faq);
  await logIn(page);
  await expect(page).toHaveURL(paths.home);
  await expect(balance(page, '250,000.00')).toBeVisible();
}

test('prices live, a bet is placed and settled, a reload keeps it all, and tabs see one world', async ({
  page,
  context,
}) => {
  await start(page);
  await openMatch(page);
  const prices = page.getByRole('button', { name: /^(Back|Lay) .+ available$/ });
  await expect(prices.first()).toBeVisible();
  const before = await prices.allTextContents();
  await page.evaluate(() => window.mock.clock({ advance: '20s' }));
  await expect.poll(() => prices.allTextContents()).not.toEqual(before);

  const gameId = new URL(page.url()).pathname.split('/').at(-1);
  await placeBet(page);
  await moveTo(page, paths.myBets);
  await expect(bets(page)).toHaveCount(1);
  await page.evaluate(
    (marketId) => window.mock.settle({ marketId, result: { kind: 'void', reason: 'Called off' } }),
    `${gameId}:mo`,
  );
  await expect(bets(page)).toHaveCount(0);
  await page.reload();
  await expect(balance(page, '250,000.00')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('tab', { name: /No result/ })
    .click();
  await expect(bets(page)).toHaveCount(1);

  const second = await context.newPage();
  await test.step('it outlives the tab that kept it', async () => {
    await second.goto('/home');
    await expect(balance(second, '250,000.00')).toBeVisible();
    await second.evaluate(() => window.mock.adjust({ who: 'adaeze', naira: 10 }));
    await expect(balance(page, '250,010.00')).toBeVisible();

    const first = await keeper(second);
    expect(first).toBeDefined();
    await page.close();
    // A tab that is closing still takes calls, and what it took and did not answer has failed.
    await expect.poll(async () => [undefined, first].includes(await keeper(second))).toBe(false);
    await second.evaluate(() => window.mock.adjust({ who: 'adaeze', naira: 10 }));
    await expect(balance(second, '250,020.00')).toBeVisible();
  });
});

test('with no network a cold start still shows live prices and takes a bet', async ({
  page,
  context,
}) => {
  await start(page);
  const isSaved = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/pages.json'));
    });
  await expect.poll(isSaved).toBe(true);
  await context.setOffline(true);
  await page.close();

  const cold = await context.newPage();
  await cold.goto('/home');
  await expect(balance(cold, '250,000.00')).toBeVisible();
  await openMatch(cold);
  await placeBet(cold);
  await cold.goto(paths.terms);
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
});

test('frames are answered too: a provider speaks, a round is played, pictures are shown', async ({
  page,
}) => {
  await start(page);
  await moveTo(page, href(paths.casinoDesktop, { provider: 'kingmaker' }));
  const left = await playOneRound(page, 250_000);

  await moveTo(page, paths.home);
  await expect(balance(page, left)).toBeVisible();
  await openMatch(page);
  await page.getByRole('button', { name: 'Turn TV on' }).click();
  await expect(
    page.frameLocator('iframe[title^="Live pictures"]').getByText('5 s late'),
  ).toBeVisible();

  await moveTo(page, paths.betby);
  const book = page.frameLocator('iframe[title="Betby"]');
  await book.getByRole('button', { name: /1X2: /, disabled: false }).first().click();
  await expect(book.getByRole('heading', { name: 'Single' })).toBeVisible();

  await page.evaluate(() => window.mock.scenario({ name: 'hostile-frames' }));
  await moveTo(page, paths.jetfair);
  const provider = page.frameLocator('iframe[title="Jetfair"]');
  await provider.getByRole('button', { name: 'Take the whole window elsewhere' }).click();
  await expect(provider.getByText('Refused by the browser.')).toBeVisible();
  await provider.getByRole('button', { name: 'Close the game' }).click();
  await expect(page.getByRole('heading', { name: 'Jetfair has closed' })).toBeVisible();
});
