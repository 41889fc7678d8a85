import { href, paths } from '../../../src/paths.ts';
import { dialogOf, fieldOf, openLogin } from '../../kit/authSteps.ts';
import { depositButton, fillDeposit } from '../../kit/cashierSteps.ts';
import { openMines } from '../../kit/casinoSteps.ts';
import { openBeforeApp } from '../../kit/holdFile.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import {
  bestBack,
  letPriceFall,
  marketOf,
  openEvenMatch,
  pickPrice,
  placeButton,
  slip,
} from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';
import { translatePage } from './translatePage.ts';

/** Text as it stands in the page, however many elements it is in. */
const shown = (text: string) => new RegExp(text.replace(/[.$()]/g, '\\$&'));

test('on a translated page prices move, and a bet is what its button says', async ({
  page,
  mock,
}) => {
  const gameId = await openEvenMatch(page, 1);
  await page.evaluate(translatePage);
  await expect(page.locator('main font').first()).toBeAttached();
  await letPriceFall(page, mock, gameId);
  await expect
    .poll(async () => {
      const { runners } = await marketOf(page, gameId, 'match_odds');
      const now = ((runners[0]?.back[0]?.[0] ?? 0) / 100).toFixed(2);
      return (await bestBack(page).textContent())?.startsWith(now);
    })
    .toBe(true);

  await pickPrice(page, 'Back', 500);
  await expect(placeButton(page)).toHaveText(/₦500/);
  await slip(page)
    .getByRole('textbox', { name: /stake$/i })
    .fill('700');
  await expect(placeButton(page)).toHaveText(/₦700/);
  await placeButton(page).click();
  await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
  await mock.clock({ advance: '6s' });
  await expect(slip(page).getByRole('button', { name: 'Done' })).toBeVisible();
});

test('on a translated page a round of mines is played to its end, and each button names its stake', async ({
  page,
}) => {
  await beSignedIn(page);
  await openMines(page);
  const play = page.getByRole('button', { name: /^Play ₦/ });
  await expect(play).toBeVisible();
  await page.evaluate(translatePage);
  await page.getByRole('textbox', { name: 'Stake' }).fill('200');
  await expect(play).toHaveText(shown('Play ₦200.00'));
  await play.click();
  const closed = page.getByRole('button', { name: /closed$/ });
  await closed.first().click();
  await expect(closed).not.toHaveCount(25);
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
});

test('on a translated page a deposit is asked for with the amount its button says', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(paths.gateways);
  await page.evaluate(translatePage);
  await fillDeposit(page, 'm_bkash', 5000);
  await expect(depositButton(page)).toHaveText(/5,000/);
  await page.getByRole('textbox', { name: 'Amount' }).fill('6000');
  await expect(depositButton(page)).toHaveText(/6,000/);
  await depositButton(page).click();
  await expect(page.getByRole('heading', { name: /₦6,000/ })).toBeVisible();
});

test('a guest logs in on a page that was translated before the app was there', {
  tag: '@touched',
}, async ({ page }) => {
  await page.addInitScript(translatePage);
  const letCome = await openBeforeApp(page);
  await openLogin(page);
  await fieldOf(page, 'password').fill('Passw0rd1');
  await fieldOf(page, 'username').fill('aeze');
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  letCome();
  await expect(dialogOf(page).getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
  await expect(fieldOf(page, 'username')).toBeFocused();
  await page.keyboard.type('d');
  await expect(fieldOf(page, 'username')).toHaveValue('adaeze');
  await dialogOf(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(href(paths.home, {}));
  await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
});
