import type { Page } from 'playwright';
import { getAppDetails } from '../../../src/contract/app.ts';
import { paths } from '../../../src/paths.ts';
import { countOf, dialogOf, errorOf, fieldOf, lastSent, press } from '../../kit/authSteps.ts';
import { openBeforeApp } from '../../kit/holdFile.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const CODE = '123456';
const kept = () => localStorage.getItem('mobile_details');

/** Shown at every step of a registration. */
async function expectTermsNote(page: Page) {
  const note = dialogOf(page).getByText('By creating an account you agree to the');
  await expect(note).toContainText('By creating an account you agree to the');
  await expect(note).toContainText('at least 18, and that all information is true.');
  const link = note.getByRole('link', { name: 'Terms & Conditions', exact: true });
  await expect(link).toHaveAttribute('href', paths.terms);
}

test('Register opens at the number at once, and what is typed before any code is here stays', async ({
  page,
}) => {
  const letCome = await openBeforeApp(page);
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await expect(dialogOf(page)).toHaveAccessibleName('Register');
  await expect(fieldOf(page, 'username')).toHaveCount(0);
  await expect(fieldOf(page, 'mobile')).toBeFocused();
  await fieldOf(page, 'mobile').fill('0801 111 3333');
  await press(page, 'Next');
  await expect(dialogOf(page).getByRole('button', { name: 'Sending…' })).toBeDisabled();
  letCome();
  await expect(dialogOf(page)).toHaveAccessibleName('Verify your number');
});

test('by mobile, with a code', async ({ page, mock, checkAccess }) => {
  await page.goto(paths.landing);
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await expect(dialogOf(page).getByRole('radio', { name: 'Call Me', exact: true })).toBeChecked();
  await expect(dialogOf(page).getByRole('radio', { name: 'Text Me', exact: true })).toBeEnabled();
  await expect(
    dialogOf(page).getByRole('radio', { name: 'Whatsapp Me', exact: true }),
  ).toBeDisabled();
  await expect(dialogOf(page).getByRole('combobox', { name: 'Country' })).toHaveText(
    'Nigeria +234',
  );
  await expectTermsNote(page);
  await press(page, 'Next');
  await expect(errorOf(page, 'mobile')).toHaveText('Please enter mobile number');
  await checkAccess();

  await fieldOf(page, 'mobile').fill('+234 801 111 2222');
  await press(page, 'Next');
  await expectToast(page, 'OTP sent on your mobile');
  expect(await lastSent(mock, 'POST /sendOtpToMobile')).toMatchObject({
    mobile: '8011112222',
    country_code: '234',
    channel: 'voice',
  });
  expect(decodeURIComponent(atob((await page.evaluate(kept)) ?? ''))).toContain('8011112222');
  await expectTermsNote(page);
  // The phone drops the tab while the player reads the message.
  await page.reload();
  await expect(dialogOf(page)).toHaveAccessibleName('Verify your number');
  await expect(fieldOf(page, 'otp')).toBeFocused();
  await expect(dialogOf(page).getByText(/0801 111 2222/)).toBeVisible();
  await press(page, 'Verify');
  await expect(errorOf(page, 'otp')).toHaveText('All fields are mandatory');
  await fieldOf(page, 'otp').fill('000000');
  await press(page, 'Verify');
  await expect(errorOf(page, 'otp')).toHaveText('This code is not correct');
  await expect(fieldOf(page, 'otp')).toBeFocused();
  await checkAccess();
  await fieldOf(page, 'otp').fill(CODE);
  await press(page, 'Verify');
  await expectToast(page, 'Phone number registered successfully');

  await expect(fieldOf(page, 'name')).toHaveAccessibleDescription(
    'Full name must match your bank name.',
  );
  await expect(fieldOf(page, 'username')).toHaveAccessibleDescription(
    "You'll use this to log in. It cannot be changed later.",
  );
  await expect(fieldOf(page, 'password')).toHaveAccessibleDescription(
    '8 to 20 characters, best with 1 digit, 1 lowercase and 1 uppercase letter.',
  );
  await expectTermsNote(page);
  await fieldOf(page, 'name').fill('Ngozi Eze');
  await fieldOf(page, 'username').fill('adaeze');
  await fieldOf(page, 'password').fill('lowercase');
  await expect(dialogOf(page).getByText('Strength: Weak')).toBeVisible();
  // The confirmation is not compared.
  await fieldOf(page, 'confirm').fill('something else');
  await press(page, 'Register');
  await expect(errorOf(page, 'username')).toHaveText('This username is taken');
  await expect(fieldOf(page, 'username')).toBeFocused();
  await checkAccess();
  await fieldOf(page, 'username').fill('Ngozi 1');
  await press(page, 'Register');

  await expectToast(page, 'Registration Success');
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('button', { name: /Balance ₦0.00/ })).toBeVisible();
  expect(await page.evaluate(kept)).toBeNull();
  expect(await lastSent(mock, 'POST /register')).toMatchObject({
    name: 'Ngozi Eze',
    username: 'Ngozi 1',
    typeId: 3,
    mobile: '8011112222',
    country_code: '234',
    source: expect.stringContaining('http://localhost'),
    ip: '102.89.40.17',
  });
});

test('a number that has an account is told at Verify, with the ways into it', async ({
  page,
  mock,
}) => {
  const accountOf = (mobile: string) => ({
    ...{ name: 'Ngozi Eze', username: 'ngozi', password: 'Passw0rd1', typeId: 3 },
    ...{ mobile, country_code: '234', source: '', ip: '' },
  });
  await mock.app({ OTP: 0 });
  const taken = await page.request.post('/api/register', { data: accountOf('8011112222') });
  expect(taken.ok()).toBe(true);
  await mock.app({ OTP: 1 });

  const verify = async (mobile: string) => {
    await page.goto(paths.register);
    await fieldOf(page, 'mobile').fill(mobile);
    await press(page, 'Next');
    await fieldOf(page, 'otp').fill(CODE);
    await press(page, 'Verify');
  };
  const told = dialogOf(page).getByRole('alert');
  await verify('08011112222');
  await expect(told).toContainText('This number already has an account');
  await expect(page.getByText('Phone number registered successfully')).toHaveCount(0);
  await told.getByRole('button', { name: 'Forgot password' }).click();
  await expect(fieldOf(page, 'mobile')).toBeVisible();
  await mock.clock({ advance: '61s' });
  await verify('08011112222');
  await told.getByRole('button', { name: 'Log in' }).click();
  await expect(fieldOf(page, 'username')).toBeVisible();

  await test.step('one that gets it meanwhile is told where it is seen', async () => {
    await verify('08033334444');
    await fieldOf(page, 'name').fill('Ngozi Eze');
    await fieldOf(page, 'username').fill('ngozi2');
    await fieldOf(page, 'password').fill('Passw0rd1');
    const data = { ...accountOf('8033334444'), username: 'ngozi3' };
    expect((await page.request.post('/api/register', { data })).ok()).toBe(true);
    await press(page, 'Register');
    await expect(told).toContainText('This number already has an account');
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(told).toBeFocused();
  });
});

test('by email, with a number beside it', async ({ page, mock, checkAccess }) => {
  await mock.scenario({ name: 'email-mode' });
  await page.goto(paths.register);
  const next = dialogOf(page).getByRole('button', { name: 'Next' });
  await fieldOf(page, 'email').waitFor();
  await expectTermsNote(page);
  await expect(next).toBeDisabled();
  await fieldOf(page, 'email').fill('n');
  await expect(next).toBeEnabled();
  await fieldOf(page, 'email').fill('');
  await fieldOf(page, 'email').blur();
  await expect(errorOf(page, 'email')).toHaveText('Email cannot be empty');
  await expect(next).toBeDisabled();
  await fieldOf(page, 'email').fill('ngozi@example.com');
  await checkAccess();
  await next.click();
  await expectToast(page, 'OTP sent on your email');
  await expect(dialogOf(page).getByText('We sent a code to ngozi@example.com.')).toBeVisible();
  await expectTermsNote(page);
  await fieldOf(page, 'otp').fill(CODE);
  await press(page, 'Verify');
  await fieldOf(page, 'name').fill('Ngozi Eze');
  await fieldOf(page, 'username').fill('ngozi');
  await fieldOf(page, 'password').fill('passw0rd');
  await fieldOf(page, 'mobile').pressSequentially('08011112222999');
  await expect(fieldOf(page, 'mobile')).toHaveValue('080111122229');
  await fieldOf(page, 'mobile').fill('08011112222');
  await press(page, 'Register');
  await expect(page).toHaveURL(paths.home);
  expect(await lastSent(mock, 'POST /register')).toMatchObject({
    email: 'ngozi@example.com',
    mobile: '8011112222',
  });
});

test('the flag of the operator opens the mobile step at the start', async ({ page, mock }) => {
  await mock.app({ OPEN_REGISTRATION: true });
  await page.goto(paths.landing);
  await expect(fieldOf(page, 'mobile')).toBeVisible();
});

const RULES: [field: string, text: string, error: string][] = [
  ['name', '', 'Name cannot be empty'],
  ['name', 'x'.repeat(31), 'Max 30 characters allowed'],
  ['username', '', 'User name cannot be empty'],
  ['username', 'abc', 'Username must be 4 to 15 characters.'],
  ['username', 'ada_eze', 'Special characters are not allowed in username.'],
  ['password', '', 'Password cannot be empty'],
  ['password', 'short', 'Password must be 8 to 20 characters.'],
];

test('every rule speaks while a field is typed in, and again at the button', async ({
  page,
  mock,
}) => {
  await mock.app({ OTP: 0 });
  // By then the app knows that no code is needed.
  const told = page.waitForResponse((answer) => answer.url().includes(getAppDetails.path));
  await page.goto(paths.mobileNumber);
  await told;
  await fieldOf(page, 'mobile').fill('08011112222');
  await press(page, 'Next');
  for (const [field, text, error] of RULES) {
    await fieldOf(page, field).fill('something');
    await fieldOf(page, field).fill(text);
    await expect(errorOf(page, field)).toHaveText(error);
    await expect(fieldOf(page, field)).toHaveAccessibleDescription(new RegExp(error));
  }
  await fieldOf(page, 'name').fill('');
  await press(page, 'Register');
  await expect(fieldOf(page, 'name')).toBeFocused();
  expect(await countOf(mock, 'POST /register')).toBe(0);
});

const VIEWS = [
  [paths.signIn, 'username', 'Login'],
  [paths.register, 'mobile', 'Register'],
  [paths.mobileNumber, 'mobile', 'Register'],
  // Without a number that waits for its code, it shows the step before.
  [paths.verifyNumber, 'mobile', 'Register'],
  [paths.forgotPassword, 'mobile', 'Forgot password'],
  [paths.resetPassword, 'otp', 'Reset password'],
] as const;

test('an address opens its view over the landing page', async ({ page }) => {
  for (const [path, field, title] of VIEWS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(fieldOf(page, field)).toBeFocused();
      await expect(dialogOf(page)).toHaveAccessibleName(title);
      await press(page, 'Close');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
