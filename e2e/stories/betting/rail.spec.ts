import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { nothingOver } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ viewport: { width: 1366, height: 850 }, hasTouch: false });

const rail = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const tab = (page: Page, name: string) => rail(page, 'Main').getByRole('link', { name });

test('the column at the left leads within the product it stands in', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.sportsbook);
  const house = rail(page, 'Sportsbook');
  const heads = page.getByRole('main').getByRole('heading', { level: 2 });

  await test.step('in the sportsbook to its own sports and leagues, with as many events as it says', async () => {
    await house.getByRole('link', { name: /^Tennis/ }).click();
    await expect(page).toHaveURL(/\/sportsbook2\?sport=2$/);
    const league = house.getByRole('listitem').filter({ hasText: 'Tennis' });
    const first = league.getByRole('list').getByRole('link').first();
    const [, name = '', count = ''] =
      /^(.*?) ?(\d+)$/.exec((await first.innerText()).replaceAll('\n', ' ')) ?? [];
    await first.click();
    await expect(page).toHaveURL(/\/sportsbook2\?sport=2&competition=/);
    await expect(heads).toHaveText([name.replace(/^[A-Z]{2} /, '')]);
    await expect(page.getByRole('link', { name: /^All \d+ markets of / })).toHaveCount(
      Number(count),
    );
    await expect(first).toHaveAttribute('aria-current', 'page');
    await checkAccess();
    await house.getByRole('link', { name: /^Live/ }).click();
    await expect(page).toHaveURL(/\/sportsbook2\?sport=2&time=live$/);
  });

  await test.step('the menu searches the sportsbook there', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click();
    await nothingOver(page);
    await expect(page).toHaveURL(/\/sportsbook2\?view=search$/);
    await expect(page.getByRole('combobox').and(page.locator(':focus'))).toBeVisible();
  });

  await test.step('on a page of all products to where the player came from', async () => {
    await tab(page, 'My bets').click();
    await expect(page).toHaveURL(paths.myBets);
    await expect(house).toBeVisible();
    await expect(rail(page, 'Sports')).toHaveCount(0);
  });

  await test.step('on a page of the account to the others, with the one that is open marked', async () => {
    await tab(page, 'Account').click();
    const account = rail(page, 'Your account').filter({ visible: true });
    await expect(account.getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await account.getByRole('link', { name: 'Your withdrawals' }).click();
    await expect(page).toHaveURL(paths.withdrawals);
    await expect(account.locator('[aria-current]')).toHaveText(['Your withdrawals']);
    await checkAccess();
  });

  await test.step('in the casino to its parts, without a slip that nothing there fills', async () => {
    await tab(page, 'Casino').click();
    const casino = rail(page, 'Casino');
    await casino.getByRole('link', { name: 'Jackpots' }).click();
    await expect(page).toHaveURL(/\/casinos\?category=jackpots$/);
    await expect(page.getByText('2,000 games')).toHaveCount(0);
    await expect(page.getByText(/^\d+ games$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your bet slip is empty' })).toHaveCount(0);
    await casino.getByRole('link', { name: 'Live tables' }).click();
    await expect(page).toHaveURL(paths.auraGames);
    await expect(tab(page, 'Casino')).toHaveAttribute('aria-current', 'page');
    await checkAccess();
  });

  await test.step('and in the exchange to its matches, with its slip', async () => {
    await tab(page, 'Exchange').click();
    await rail(page, 'Sports').getByRole('link', { name: 'Football' }).click();
    await expect(page).toHaveURL('/spmsports/soccer');
    await expect(page.getByRole('heading', { name: 'Your bet slip is empty' })).toBeVisible();
  });
});
