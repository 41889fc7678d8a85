import { getAppDetails } from '../../../src/contract/app.ts';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('an open app learns within half a minute that the operator has closed, and goes back when it opens', async ({
  page,
  mock,
  now,
}) => {
  await beSignedIn(page);
  await page.clock.install({ time: now() });
  await page.goto(paths.casinos);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  /** The app asks every half minute from when its services have started. */
  const isLedTo = (path: string) =>
    expect(async () => {
      await page.clock.runFor('00:30');
      expect(new URL(page.url()).pathname).toBe(path);
    }).toPass();
  await mock.scenario({ name: 'maintenance' });
  await isLedTo(paths.maintenance);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're doing maintenance");

  await mock.app({ BRAND_STATUS: 'live' });
  await isLedTo(paths.casinos);
});

test('a refusal that says that the operator has closed leads to the page that says why', async ({
  page,
  mock,
}) => {
  await beSignedIn(page);
  // What the app asks at its start must not hear of the closing before the refusal does.
  const asked = page.waitForResponse((answer) => answer.url().includes(getAppDetails.path));
  await page.goto(paths.profile);
  await asked;
  await page.getByLabel('Current password', { exact: true }).fill('Passw0rd1');
  await page.getByLabel('New password', { exact: true }).fill('NewPassw0rd');
  await mock.app({ BRAND_STATUS: 'suspended' });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(paths.maintenance);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oja is suspended');
});
