import { paths } from '../../../src/paths.ts';
import { dialogOf, logIn } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

test('the profile says who I am, signs another device out, and changes the password', async ({
  page,
  openDevice,
  checkAccess,
}) => {
  const other = await (await openDevice()).newPage();
  const isOut = async () => {
    await expect(dialogOf(other)).toHaveAccessibleName('Login');
    await expect(other.getByRole('button', { name: /^Balance/ })).toHaveCount(0);
    await expect(page.getByText('Adaeze Okafor')).toBeVisible();
  };
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
  await isOut();

  await test.step('the other device is back in, and a new password signs it out', async () => {
    await logIn(other);
    await expect(other.getByRole('button', { name: /^Balance ₦/ })).toBeVisible();
    const old = page.getByLabel('Current password', { exact: true });
    const change = page.getByRole('button', { name: 'Change password' });
    await old.fill('not mine');
    await page.getByLabel('New password', { exact: true }).fill('NewPassw0rd');
    await change.click();
    await expect(old).toHaveAccessibleDescription('Your current password is not correct');
    await expect(old).toBeFocused();
    await old.fill('Passw0rd1');
    await change.click();
    await expectToast(page, 'Your password is changed');
    await expect(old).toHaveValue('');
    await isOut();
  });
});
