import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { listEvents } from '../../../src/contract/betting/catalogue.ts';
import { href, paths } from '../../../src/paths.ts';
import { drawn } from '../../kit/drawn.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { marketOf, openEvenMatch, placeButton, slip } from '../../kit/slipSteps.ts';
import { keptFiles, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: false });

const main = (page: Page) => page.getByRole('main');
const star = (page: Page, market: string) =>
  page.getByRole('button', { name: `${market} in My markets` });
const MY_MARKETS = `${href(paths.sportCategory, { category: 'inplay' })}?view=markets`;
/** The names of the markets, in the order of the page. */
const order = (page: Page) => main(page).getByRole('heading', { level: 2 }).allTextContents();

test('at a desk the starred markets stand beside each other, in an order and with ladders that outlive a reload, and offline with their age and without betting', {
  tag: '@worker',
}, async ({ page, network, checkAccess }) => {
  await openEvenMatch(page, 1, 'upcoming');
  const names = ['Match Odds', 'Over/Under 1.5 Goals', 'Over/Under 2.5 Goals'];
  for (const name of names) {
    await star(page, name).click();
    await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  const rail = page.getByRole('navigation', { name: 'Sports' });
  await rail.getByRole('link', { name: 'My markets' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('My markets');
  await expect.poll(() => order(page)).toEqual(names);
  const tops = async () => {
    const boxes = await Promise.all(
      names.map((name) => main(page).getByRole('heading', { name, exact: true }).boundingBox()),
    );
    return new Set(boxes.map((box) => box?.y));
  };
  await expect.poll(async () => (await tops()).size).toBe(1);

  const move = (market: string, way: string) =>
    main(page).getByRole('button', { name: new RegExp(`^Move ${market}, .+ ${way}$`) });
  await expect(move('Match Odds', 'earlier')).toBeDisabled();
  await move('Over/Under 2.5 Goals', 'earlier').click();
  await expect.poll(() => order(page)).toEqual([names[0], names[2], names[1]]);
  await expect(move('Over/Under 2.5 Goals', 'earlier')).toBeFocused();
  await move('Over/Under 2.5 Goals', 'earlier').click();
  const moved = [names[2], names[0], names[1]];
  await expect.poll(() => order(page)).toEqual(moved);
  const market = main(page).getByRole('region', { name: /Over\/Under 2\.5 Goals$/ });
  await market.getByRole('button', { name: 'Ladders' }).click();
  await expect(market.getByRole('table', { name: /^Prices of/ })).toHaveCount(2);
  await checkAccess();

  await page.reload();
  await expect.poll(() => order(page)).toEqual(moved);
  await expect(market.getByRole('table', { name: /^Prices of/ })).toHaveCount(2);

  await market
    .getByRole('button', { name: /^Back Under 2\.5 Goals .+/ })
    .first()
    .click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
  await expect.poll(() => page.evaluate(keptFiles)).toMatch(/MyMarketsScreen/);
  await expect.poll(() => page.evaluate(keptFiles)).toMatch(/LadderBoard/);
  await network.lose();
  await expect(market.getByText(/^Old, as of/)).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await checkAccess();
  await page.reload();
  await expect.poll(() => order(page)).toEqual(moved);
  await expect(main(page).getByText(/^Betting is off: these prices are old, as of/)).toHaveCount(2);
  await expect(placeButton(page)).toBeDisabled();
  await network.comeBack();

  await star(page, 'Match Odds').click();
  await expect.poll(() => order(page)).toEqual([names[2], names[1]]);
});

/** Runs in the page. Markets that can be seen whole with their heads. */
function marketsInView(): number {
  const top = document.querySelector('.sport-tabs')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll('.pinned')].filter((market) => {
    const box = market.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= innerHeight;
  }).length;
}

test('on a laptop eight markets are in view, with one-click, its keys and all open bets beside them', async ({
  page,
  mock,
  checkAccess,
}) => {
  await page.setViewportSize({ width: 1366, height: 850 });
  // Three runners each, so that no market is lower than another.
  const gameIds = await starFootball(page, 8);
  await moveTo(page, MY_MARKETS);
  const prices = main(page).getByRole('button', { name: /^Back .+ available$/ });
  await expect(prices.nth(3 * 3 * 8 - 1)).toBeAttached();
  await drawn(page);
  expect(await page.evaluate(marketsInView)).toBeGreaterThanOrEqual(8);
  await checkAccess();

  const bar = page.getByRole('group', { name: 'One-click' });
  await expect(bar.getByText('A click on a price opens the slip.')).toBeVisible();
  // Until the keys have come.
  await expect(async () => {
    await page.keyboard.press('p');
    await expect(main(page).locator('.price:focus')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('3');
  await page.keyboard.press('a');
  await expect(bar.getByText(/^Back .+, ₦500$/)).toBeVisible();
  const beside = page.getByRole('group', { name: 'Beside the markets' });
  await page.keyboard.press('o');
  await expect(beside.getByRole('button', { name: /^All open/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(beside).toContainText('All open 1');
  await checkAccess();

  const arm = bar.getByRole('button', { name: /^One-click/ });
  await expect(arm).toHaveAttribute('aria-pressed', 'true');
  const { marketId } = await marketOf(page, gameIds[3] ?? '', 'match_odds');
  await mock.market({ marketId, status: 'suspended' });
  await expectToast(page, 'One-click is off: Match Odds is suspended.');
  await expect(arm).toHaveAttribute('aria-pressed', 'false');
});

/** The demo player has starred the match odds of matches that have not begun. */
async function starFootball(page: Page, count: number): Promise<string[]> {
  await beSignedIn(page, 'demo');
  const answer = await page.request.get('/api/sports/events/soccer');
  const { events } = z.parse(listEvents.output, await answer.json());
  const gameIds = events
    .filter(({ status, matchOddsStatus }) => status === 'upcoming' && matchOddsStatus === 'open')
    .slice(0, count)
    .map(({ gameId }) => gameId);
  await page.goto(href(paths.match, { gameId: gameIds[0] ?? '' }));
  for (const gameId of gameIds) {
    await moveTo(page, href(paths.match, { gameId }));
    // Not that of the match before.
    await expect(star(page, 'Match Odds')).toHaveAttribute('aria-pressed', 'false');
    await star(page, 'Match Odds').click();
    await expect(star(page, 'Match Odds')).toHaveAttribute('aria-pressed', 'true');
  }
  return gameIds;
}
