import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { traces } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');

test('the app locks when nobody uses it, opens by its PIN, and one tap removes Oja data from the phone', async ({
  page,
  now,
  checkAccess,
}) => {
  await page.clock.install({ time: now() });
  await beSignedIn(page);
  await page.goto(paths.profile);
  await main(page).getByRole('button', { name: 'Set a PIN' }).click();
  await main(page).getByLabel('New PIN', { exact: true }).fill('2468');
  await main(page).getByLabel('Repeat new PIN').fill('2468');
  await main(page).getByRole('button', { name: 'Set the PIN' }).click();
  await expect(main(page).getByText('Locks after 5 minutes')).toBeVisible();

  await page.clock.fastForward('06:00');
  await expect(page.getByRole('heading', { name: 'Oja is locked' })).toBeVisible();
  expect(await traces(page, /adaeze/i)).not.toContainEqual(expect.stringMatching(/^document/));
  await checkAccess();
  await page.getByLabel('PIN').fill('1111');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Wrong PIN. 4 tries left')).toBeVisible();
  await page.getByLabel('PIN').fill('2468');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('adaeze@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  // It ends in a new page: the address is the landing page's before that.
  const afresh = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Remove Oja data' }).click();
  await afresh;
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('button', { name: 'Login', exact: true }).first()).toBeVisible();
  expect(await traces(page, /adaeze|oja:lock/i)).toEqual([]);
});
