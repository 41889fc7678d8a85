import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { dialogOf, errorOf, fieldOf, press } from '../../kit/authSteps.ts';
import { holdFile } from '../../kit/holdFile.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test('the keyboard alone signs in and registers, and the focus comes back', async ({
  page,
  mock,
  checkAccess,
}) => {
  await mock.scenario({ name: 'otp-off' });
  await page.goto(paths.landing);

  await test.step('where no code is needed, the login has its boxes', async () => {
    await header(page, 'Login').focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveAccessibleName('Login');
    await expect(fieldOf(page, 'username')).toBeFocused();
    await expect(
      dialogOf(page).getByRole('checkbox', { name: 'Remember me', exact: true }),
    ).not.toBeChecked();
    await expect(
      dialogOf(page).getByRole('checkbox', { name: 'Keep me signed in', exact: true }),
    ).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(header(page, 'Login')).toBeFocused();
  });

  await test.step('the form says what is missing and what is wrong', async () => {
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'username')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(errorOf(page, 'username')).toHaveText('Username cannot be empty');
    await expect(errorOf(page, 'password')).toHaveText('Password cannot be empty');
    await expect(fieldOf(page, 'username')).toHaveAccessibleDescription('Username cannot be empty');
    await expect(fieldOf(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await checkAccess();
    await page.keyboard.type('adaeze');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'password')).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toHaveText(
      'Username or password is not correct',
    );
  });

  await test.step('a call that fails says what the server said, or that something went wrong', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Passw0rd1');
    for (const [fault, text] of [
      [{ status: 500, body: {} }, 'Something went wrong: Internal Server Error'],
      [{ status: 503, body: { message: 'Closed for a moment' } }, 'Closed for a moment'],
      [{ status: 400, body: { errorMessage: 'Not like this' } }, 'Not like this'],
      [{ network: true }, 'No connection. Check your internet and try again.'],
    ] as const) {
      await mock.fault({ match: 'POST /login', ...fault });
      await page.keyboard.press('Enter');
      await expect(dialogOf(page).getByRole('alert')).toHaveText(text);
      await mock.fault({ clear: true });
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.home);
  });

  await test.step('a new player moves along the tabs, and registers', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(fieldOf(page, 'username')).toBeFocused();
    // The tabs' arrow keys come with the script, as the demo button does.
    await expect(
      dialogOf(page).getByRole('button', { name: 'Login with Demo Id', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(dialogOf(page).getByRole('tab', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(dialogOf(page).getByRole('tab', { name: 'Register' })).toBeFocused();
    await expect(fieldOf(page, 'mobile')).toBeVisible();
    // Moving along the tabs keeps the focus there.
    await expect(dialogOf(page).getByRole('tab', { name: 'Register' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('08011112222');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'name')).toBeFocused();
    await page.keyboard.type('Ngozi Eze');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ngozi');
    await page.keyboard.press('Tab');
    await page.keyboard.type('passw0rd');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.home);
  });
});

test('what is pressed before its code is here comes when it is', async ({ page }) => {
  const allow = await holdFile(page, /\/AuthDialog-[\w-]{8}\.js$/);
  await page.goto(paths.landing);
  await header(page, 'Login').click();
  await press(page, 'Close');
  await expect(dialogOf(page)).toHaveCount(0);
  await header(page, 'Login').click();
  await press(page, 'Show password');
  await press(page, 'Forgot Password?');
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  allow();
  await expect(dialogOf(page)).toHaveAccessibleName('Forgot password');
  await expect(fieldOf(page, 'mobile')).toBeVisible();
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1420, height: 800 } });

  test('the header itself takes the login, without the boxes', async ({
    page,
    mock,
    checkAccess,
  }) => {
    await mock.app({ OTP: 0 });
    await page.goto(paths.terms);
    const banner = page.getByRole('banner');
    const username = banner.getByLabel('Username');
    const password = banner.getByLabel('Password', { exact: true });
    // The login form itself, not a button that opens another.
    await header(page, 'Login').click();
    await expect(username).toHaveAccessibleDescription('Username cannot be empty');
    await expect(password).toHaveAccessibleDescription('Password cannot be empty');
    await expect(username).toBeFocused();
    await expect(banner.getByRole('checkbox')).toHaveCount(0);
    await expect(banner.getByRole('button', { name: 'Login with Demo Id' })).toBeVisible();
    await checkAccess();
    await header(page, 'Forgot Password?').click();
    await expect(dialogOf(page)).toHaveAccessibleName('Forgot password');
    await page.keyboard.press('Escape');
    await username.fill('adaeze');
    await password.fill('wrong');
    await page.keyboard.press('Enter');
    await expect(banner.getByRole('alert')).toHaveText('Username or password is not correct');
    await password.fill('Passw0rd1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
    await expect(username).toHaveCount(0);
    await expect(page).toHaveURL(paths.home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(username).toHaveValue('');
  });
});

const TOASTS = [
  [
    { title: 'Bet settled', message: 'You won', status: 'success' },
    'Bet settled : You won',
    'status',
  ],
  [{ title: 'Only a title', status: 'info' }, 'Only a title', 'status'],
  [{ message: 'Only a message', status: 'warning' }, 'Only a message', 'status'],
  // Without a status it is an error, as the specification says.
  [{ message: 'No status' }, 'No status', 'alert'],
  [{}, 'Something went wrong', 'alert'],
  [
    { message: '<img src=x onerror=alert(1)>', status: 'success' },
    '<img src=x onerror=alert(1)>',
    'status',
  ],
] as const;

test('what the server tells is a toast at the top right, as text, for one second', async ({
  page,
  mock,
  now,
  checkAccess,
}) => {
  await page.clock.install({ time: now() });
  await beSignedIn(page);
  await page.goto(href(paths.deposit, { gateway: 'ng_transfer' }));
  await expect(page.getByRole('button', { name: /^Balance ₦/ })).toBeVisible();
  await page.clock.pauseAt(now() + 2000);
  const region = page.locator('.toasts');
  for (const [payload, text, role] of TOASTS) {
    await mock.push({ event: 'sub:notification_toast', payload, to: 'adaeze' });
    const toast = region.getByRole(role).filter({ hasText: text });
    await expect(toast).toHaveText(text);
    await expect(toast.getByRole('button')).toHaveCount(0);
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(320);
    expect(box?.y).toBeLessThan(100);
    await page.clock.runFor(999);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  }
  await page.clock.resume();
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(dialogOf(page)).toContainText('Bet settled : You won');
  await checkAccess();

  await test.step('a request that was taken up says so', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
    await page.getByRole('button', { name: 'I have sent ₦5,000' }).click();
    await expectToast(page, 'Request created');
  });
});
