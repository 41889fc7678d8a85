import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { dialogOf, errorOf, fieldOf, press } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { signIn } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const CODE = '123456';
const NEW = 'NewPassw0rd';
const SENT = 'If there is such an account, we sent a code to your';

async function openForgotten(page: Page) {
  await page.goto(paths.signIn);
  await press(page, 'Forgot Password?');
}

async function resetAndSignIn(page: Page) {
  await press(page, 'Reset password');
  await expect(errorOf(page, 'otp')).toHaveText('All fields are mandatory');
  await expect(errorOf(page, 'password')).toHaveText('All fields are mandatory');
  await fieldOf(page, 'otp').fill(CODE);
  await fieldOf(page, 'password').fill(NEW);
  await press(page, 'Reset password');
  await expectToast(page, 'Password reset success');
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expect(fieldOf(page, 'username')).toBeFocused();
  await signIn(page, 'adaeze', NEW);
}

test('by phone', async ({ page, checkAccess }) => {
  await openForgotten(page);
  await press(page, 'Send code');
  await expect(errorOf(page, 'mobile')).toHaveText('Please enter mobile number');
  await fieldOf(page, 'mobile').fill('08031234567');
  await checkAccess();
  await press(page, 'Send code');
  await expectToast(page, `${SENT} mobile`);
  await expect(dialogOf(page).getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await checkAccess();
  await resetAndSignIn(page);
});

test('by email', async ({ page, mock, checkAccess }) => {
  await mock.scenario({ name: 'email-mode' });
  await openForgotten(page);
  const next = dialogOf(page).getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await fieldOf(page, 'email').fill('adaeze@example.com');
  await checkAccess();
  await next.click();
  await expectToast(page, `${SENT} email`);
  await resetAndSignIn(page);
});

test('nobody learns whether a number has an account', async ({ page }) => {
  await openForgotten(page);
  await fieldOf(page, 'mobile').fill('08099998888');
  await press(page, 'Send code');
  await expectToast(page, `${SENT} mobile`);
  await fieldOf(page, 'otp').fill(CODE);
  await fieldOf(page, 'password').fill(NEW);
  await press(page, 'Reset password');
  await expect(errorOf(page, 'otp')).toHaveText('This code is not correct');
});

test('a password is changed in the profile, and the other device is signed out', async ({
  page,
  openDevice,
}) => {
  const other = await (await openDevice()).newPage();
  await beSignedIn(other);
  await other.goto(paths.home);
  await expect(other.getByRole('button', { name: /^Balance ₦/ })).toBeVisible();
  await beSignedIn(page);
  await page.goto(paths.profile);

  const old = page.getByLabel('Old password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await old.fill('not mine');
  await next.fill(NEW);
  await change.click();
  await expect(old).toHaveAccessibleDescription('Your old password is not correct');
  await expect(old).toBeFocused();
  await old.fill('Passw0rd1');
  await change.click();
  await expectToast(page, 'Your password is changed');
  await expect(old).toHaveValue('');
  await expect(other.getByRole('dialog')).toHaveAccessibleName('Login');
  await expect(page.getByText('Adaeze Okafor')).toBeVisible();
});
