import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { traces } from '../../kit/authSteps.ts';
import { drawn } from '../../kit/drawn.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { ageOf, keptFiles, liveGame, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const category = (name: string) => href(paths.sportCategory, { category: name });
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const search = (page: Page) =>
  main(page).getByRole('combobox', { name: 'Search teams, leagues and games' });

test('a list by days, orders and leagues, and its tree', async ({ page, checkAccess }) => {
  await beSignedIn(page);
  await page.goto(category('cricket'));
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first()).toContainText('Live');
  await checkAccess();

  await test.step('days and order stand in the address, so that the way back leads to the same list', async () => {
    await main(page)
      .getByRole('button', { name: /^Tomorrow \d+/ })
      .click();
    await expect(cards(page).first()).toContainText(/Tomorrow \d\d:\d\d/);
    await main(page).getByLabel('Order').selectOption('Most matched');
    await expect(page).toHaveURL(/day=tomorrow&sort=money/);
    // What is out of view has no inner text: it is not rendered.
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    expect(first).not.toBe('');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/exchange\//);
    await page.goBack();
    await expect(page).toHaveURL(/day=tomorrow&sort=money/);
    await expect(main(page).getByLabel('Order')).toHaveValue('money');
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  });

  await test.step('hundreds are shown a step at a time', async () => {
    await moveTo(page, category('soccer'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football');
    await expect(cards(page).first()).toBeVisible();
    await drawn(page);
    const atFirst = await cards(page).count();
    expect(atFirst).toBeGreaterThan(5);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards(page).count()).toBeGreaterThan(atFirst);
  });

  await test.step('the tree is as it was left', async () => {
    const openTree = () => main(page).getByRole('button', { name: 'All leagues' }).click();
    await openTree();
    const tree = page.getByRole('dialog', { name: 'All leagues' });
    await tree.getByRole('button', { name: 'Open Football' }).click();
    await tree.locator('summary').first().click();
    const event = tree.locator('details').first().getByRole('link').first();
    await expect(event).toBeVisible();
    await checkAccess();
    await expect.poll(() => traces(page, /soccer\//)).not.toEqual([]);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await openTree();
    await event.click();
    await expect(page).toHaveURL(/\/exchange\/s-/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the search forgives, and works on what is saved', { tag: '@worker' }, async ({
  network,
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click();
  await expect(search(page)).toBeFocused();
  await moveTo(page, category('cricket'));
  // Its name without the number of matches.
  const heading = main(page).getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/[A-Z].*\d$/);
  const league = ((await heading.textContent()) ?? '').replace(/\d+$/, '');
  const [team = ''] = ((await cards(page).first().getByRole('heading').textContent()) ?? '').split(
    ' v ',
  );
  const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option');

  await test.step('by keyboard, to a match, in spite of a slip', async () => {
    await search(page).fill(team.toUpperCase().replace(/(.)(.)$/, '$2$1'));
    await expect(options.filter({ hasText: team }).first()).toBeVisible();
    await expect(ageOf(page)).toBeVisible();
    await checkAccess();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await search(page).fill(team);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team);
  });

  await test.step('nothing found says so, and leads on to the casino', async () => {
    await moveTo(page, category('cricket'));
    await search(page).fill('manchester');
    await expect(page.getByText('Nothing found for “manchester”.')).toBeVisible();
    await options.filter({ hasText: '“manchester” in the casino' }).click();
    await expect(page).toHaveURL(`${paths.casinos}?q=manchester`);
    await expect(main(page).getByRole('searchbox', { name: 'Find a game' })).toHaveValue(
      'manchester',
    );
    await moveTo(page, category('cricket'));
  });

  await test.step('without a network, to a league', async () => {
    await expect.poll(() => page.evaluate(keptFiles)).toMatch(/SportCategoryScreen/);
    await expect.poll(() => traces(page, /list:events-tennis/)).not.toEqual([]);
    await network.lose();
    await page.reload();
    await search(page).fill(league);
    // What is saved may still be on its way; until then only the casino is offered.
    await options.filter({ hasText: league, hasNotText: 'in the casino' }).first().click();
    await expect(page).toHaveURL(/league=/);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(main(page).getByRole('heading', { level: 2 })).toContainText(league);
  });
});

test('stars, and markets of several matches with prices that move, until the player leaves', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  const star = page.getByRole('button', { name: 'Match Odds in My markets' });
  await page.goto(href(paths.match, { gameId: await liveGame(page.request, 1) }));
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await moveTo(page, href(paths.match, { gameId: await liveGame(page.request, 4) }));
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: /^Fancy/ }).click();
  const row = page.getByRole('region', { name: 'Sessions' }).getByRole('row').nth(1);
  const session = (await row.getByRole('rowheader').getByRole('button').last().textContent()) ?? '';
  await row.getByRole('button', { name: `${session} in My markets` }).click();

  await test.step('a match with a star stands on the start page', async () => {
    await moveTo(page, category('inplay'));
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page)
      .first()
      .getByRole('button', { name: `Star ${name}` })
      .click();
    await main(page).getByRole('button', { name: 'Starred' }).click();
    await expect(cards(page)).toHaveCount(1);
    await moveTo(page, paths.home);
    await main(page).getByRole('region', { name: 'Cricket, next' }).scrollIntoViewIfNeeded();
    await expect(
      main(page).getByRole('region', { name: 'Favourites' }).getByRole('heading', { name }),
    ).toBeVisible();
  });

  await test.step('my markets', async () => {
    await main(page).getByRole('link', { name: 'My markets (3)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My markets');
    const prices = main(page).getByRole('button', { name: /^(Back|Lay) .+ available$/ });
    const texts = () => prices.allInnerTexts();
    await expect.poll(async () => (await texts()).length).toBeGreaterThan(3);
    await expect(main(page).getByRole('row', { name: session })).toContainText(/at \d+/);
    await checkAccess();
    const before = await texts();
    await mock.clock({ advance: '20s' });
    await expect.poll(texts).not.toEqual(before);
    await prices.first().click();
    await expect(page.getByRole('region', { name: 'Bet slip' })).toContainText('Match Odds');
  });

  await test.step('only what is seen is followed', async () => {
    const watched = async () =>
      (await mock.journal()).filter(({ subject }) => subject.includes('market:watch')).length;
    await expect.poll(watched).toBeGreaterThan(1);
  });

  await test.step('a market leaves when its star is taken away', async () => {
    const stars = main(page).getByRole('button', { name: 'Match Odds in My markets' });
    await expect(stars).toHaveCount(2);
    await stars.first().click();
    await expect(stars).toHaveCount(1);
  });

  await test.step('the player leaves, and so do the stars', async () => {
    await expect.poll(() => traces(page, /favourites@1/)).not.toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(paths.landing);
    await beSignedIn(page);
    await page.goto(`${category('inplay')}?view=markets`);
    await expect(page.getByText('No markets here yet')).toBeVisible();
    await checkAccess();
  });
});
