import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { choose, place, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';

const IN_PLAY = href(paths.sportCategory, { category: 'inplay' });

test('a bet is placed from a list, and the match leads back to it @wide', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(`${IN_PLAY}?sport=soccer`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const price = card.getByRole('button', { name: /^Back .+ \d/ }).first();
  const [, runner = ''] = /^Back (.+) [\d.]+$/.exec((await price.textContent()) ?? '') ?? [];
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page)).toContainText(runner);
  await expect(price).toBeInViewport({ ratio: 1 });
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
  await choose(page, 'Accept any price');
  await checkAccess();
  await place(page);
  await mock.clock({ advance: '6s' });
  await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
  await slip(page).getByRole('button', { name: 'Done' }).click();

  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/exchange\/s-/);
  await page.getByRole('link', { name: 'Back to In play' }).click();
  await expect(page).toHaveURL(`${IN_PLAY}?sport=soccer`);
});

test('a guest who taps a price logs in and finds it in the slip', async ({ page }) => {
  await page.goto(paths.landing);
  const price = page.getByRole('button', { name: /^Back .+ \d/ }).first();
  const [, runner = ''] = /^Back (.+) [\d.]+$/.exec((await price.textContent()) ?? '') ?? [];
  await price.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login with Demo Id' }).click();
  await expect(slip(page)).toContainText(runner);
});
