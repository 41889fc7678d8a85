import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';
import { HELD } from '../../kit/world.ts';

test('who opens the demo finds bets, an order, a deposit and a bonus under way', async ({
  page,
  mock,
  checkAccess,
}) => {
  const { seed, startAt, scale } = HELD;
  await mock.reset({ seed, startAt, scale });
  await beSignedIn(page, 'demo');

  await page.goto(paths.myBets);
  await expect(page.getByRole('tab', { name: /^Open/ })).toHaveText('Open 3');
  await expect(page.getByRole('heading', { name: /^Waiting \(1\)/ })).toBeVisible();
  await expect(page.getByText('None of ₦3,500 matched yet')).toBeVisible();
  await checkAccess();

  await page.goto(paths.cashier);
  await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible();
  await expect(page.getByText('Deposit: Bank transfer')).toBeVisible();
  await checkAccess();

  await page.goto(paths.bonuses);
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveText('Active 1');
  await expect(page.getByRole('link', { name: 'Deposit bonus' })).toBeVisible();
  await checkAccess();

  await page.goto(paths.inbox);
  await expect(page.getByText("Last week's winners have been drawn").first()).toBeVisible();
  await checkAccess();
});
