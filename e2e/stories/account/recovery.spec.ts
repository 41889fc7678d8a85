import { paths } from '../../../src/paths.ts';
import { dialogOf, errorOf, fieldOf, press } from '../../kit/authSteps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const NEW = 'NewPassw0rd';

test('by phone', async ({ page, checkAccess }) => {
  await page.goto(paths.signIn);
  await press(page, 'Forgot Password?');
  await press(page, 'Send code');
  await expect(errorOf(page, 'mobile')).toHaveText('Please enter mobile number');
  await fieldOf(page, 'mobile').fill('08031234567');
  await checkAccess();
  await press(page, 'Send code');
  await expectToast(page, 'If there is such an account, we sent a code to your mobile');
  await expect(dialogOf(page).getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await checkAccess();
  await press(page, 'Reset password');
  await expect(errorOf(page, 'otp')).toHaveText('All fields are mandatory');
  await expect(errorOf(page, 'password')).toHaveText('All fields are mandatory');
  await fieldOf(page, 'otp').fill('123456');
  await fieldOf(page, 'password').fill(NEW);
  await press(page, 'Reset password');
  await expectToast(page, 'Password reset success');
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expect(fieldOf(page, 'username')).toBeFocused();
  await fieldOf(page, 'username').fill('adaeze');
  await fieldOf(page, 'password').fill(NEW);
  await press(page, 'Login');
  await expect(page).toHaveURL(paths.home);
});
