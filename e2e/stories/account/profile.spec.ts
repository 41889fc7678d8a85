import { paths } from '../../../src/paths.ts';
import { dialogOf } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('the profile says who I am, and signs another device out', async ({
  page,
  openDevice,
  checkAccess,
}) => {
  const other = await (await openDevice()).newPage();
  await beSignedIn(other);
  await other.goto(paths.myBets);
  await beSignedIn(page);
  await page.goto(paths.profile);

  await expect(page.getByText('0803 123 4567')).toBeVisible();
  await expect(page.getByText("It can't be changed.")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'contact us' })).toHaveCount(3);
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await checkAccess();

  await devices.getByRole('button', { name: /^Log out Chrome on/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(dialogOf(other)).toHaveAccessibleName('Login');
  await expect(other.getByRole('button', { name: /^Balance/ })).toHaveCount(0);
  await expect(page.getByText('Adaeze Okafor')).toBeVisible();
});
