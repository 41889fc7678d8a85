import type { Page } from 'playwright';
import { openEvenMatch, placeButton, slip } from '../../kit/slipSteps.ts';
import { keptFiles } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: false });

const main = (page: Page) => page.getByRole('main');
const star = (page: Page, market: string) =>
  page.getByRole('button', { name: `${market} in My markets` });
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
