import { href, paths } from '../../../src/paths.ts';
import { dialogOf, fieldOf, lastSent, openLogin, press } from '../../kit/authSteps.ts';
import { depositButton, fillDeposit } from '../../kit/cashierSteps.ts';
import { openBeforeApp } from '../../kit/holdFile.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openEvenMatch, pickPrice, placeButton, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';
import { markFields } from './markFields.ts';
import { translatePage } from './translatePage.ts';

// A password manager puts a node of its own beside each field, before the app is there and after.

test.describe('with a mark beside each field', { tag: '@touched' }, () => {
  test.beforeEach(({ page }) => page.addInitScript(markFields));

  test('a login that was begun before the app was there is gone on with', async ({ page }) => {
    const letCome = await openBeforeApp(page);
    await openLogin(page);
    await fieldOf(page, 'username').fill('adaeze');
    await fieldOf(page, 'password').fill('Passw0r');
    await expect(page.locator('[data-lastpass-icon-root]').first()).toBeAttached();
    letCome();
    await expect(fieldOf(page, 'password')).toBeFocused();
    await page.keyboard.type('d1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href(paths.home, {}));
    await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
  });

  test('a login that was sent before the app was there is sent once', async ({ page, mock }) => {
    const letCome = await openBeforeApp(page);
    await openLogin(page);
    await fieldOf(page, 'username').fill('adaeze');
    await fieldOf(page, 'password').fill('Passw0rd1');
    await page.keyboard.press('Enter');
    letCome();
    await expect(page).toHaveURL(href(paths.home, {}));
    const sent = (await mock.journal()).filter(({ subject }) => subject === 'POST /login');
    expect(sent).toHaveLength(1);
  });

  test('a registration that was begun before the app was there is gone on with', async ({
    page,
    mock,
  }) => {
    const letCome = await openBeforeApp(page);
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    await fieldOf(page, 'mobile').fill('0801 111');
    letCome();
    await expect(fieldOf(page, 'mobile')).toBeFocused();
    await page.keyboard.type(' 3333');
    await expect(fieldOf(page, 'mobile')).toHaveValue('0801 111 3333');
    await press(page, 'Next');
    await expect(dialogOf(page)).toHaveAccessibleName('Verify your number');
    expect(await lastSent(mock, 'POST /sendOtpToMobile')).toMatchObject({ mobile: '8011113333' });
  });

  test.describe('in a wide window', () => {
    test.use({ viewport: { width: 1440, height: 850 }, hasTouch: false });

    test('so is a login in the header, also of a translated page', async ({ page }) => {
      await page.addInitScript(translatePage);
      const letCome = await openBeforeApp(page);
      const header = page.getByRole('banner');
      await header.getByLabel('Username').fill('adaeze');
      await header.getByLabel('Password', { exact: true }).fill('Passw0r');
      letCome();
      await expect(header.getByLabel('Username')).toHaveValue('adaeze');
      await expect(header.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type('d1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
    });
  });

  test('a deposit is asked for as typed', async ({ page }) => {
    await beSignedIn(page);
    await page.goto(paths.gateways);
    await fillDeposit(page, 'm_bkash', 5000);
    await page.getByRole('textbox', { name: 'Amount' }).press('Home');
    await page.keyboard.type('1');
    await expect(depositButton(page)).toHaveText(/15,000/);
    await depositButton(page).click();
    await expect(page.getByRole('heading', { name: /₦15,000/ })).toBeVisible();
  });

  test('a bet is placed with the stake as typed', async ({ page, mock }) => {
    await openEvenMatch(page, 1);
    await pickPrice(page, 'Back', 500);
    await page.keyboard.press('Home');
    await page.keyboard.type('1');
    await expect(placeButton(page)).toHaveText(/₦1,500/);
    await placeButton(page).click();
    await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByRole('button', { name: 'Done' })).toBeVisible();
  });
});
