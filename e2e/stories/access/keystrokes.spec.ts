import type { Locator, Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openEvenMatch, price, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';

interface Form {
  form: string;
  open(page: Page): Promise<Locator>;
}

const inMain = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const openDeposit = async (page: Page, gateway: string) => {
  await page.goto(href(paths.deposit, { gateway }));
};

const FORMS: Form[] = [
  ...['Amount', 'Wallet phone number', 'Payment reference'].map((label) => ({
    form: `a deposit by wallet: ${label}`,
    open: async (page: Page) => {
      await openDeposit(page, 'm_bkash');
      return inMain(page, label);
    },
  })),
  ...['Amount', 'Transaction hash'].map((label) => ({
    form: `a deposit in coins: ${label}`,
    open: async (page: Page) => {
      await openDeposit(page, 'm_binance_tron');
      return inMain(page, label);
    },
  })),
  {
    form: 'a withdrawal',
    open: async (page) => {
      await page.goto(paths.withdraw);
      return inMain(page, 'Amount');
    },
  },
  {
    form: 'an account to withdraw to',
    open: async (page) => {
      await page.goto(paths.withdrawGateways);
      await page.getByRole('button', { name: 'Add an account' }).click();
      return page.getByRole('dialog').getByLabel('Account number');
    },
  },
  {
    form: 'the exchange',
    open: async (page) => {
      await openEvenMatch(page, 4);
      await price(page, 'Back').click();
      return slip(page).getByRole('textbox', { name: /stake$/i });
    },
  },
  {
    form: 'the sportsbook',
    open: async (page) => {
      const code = codeFor(await choose(page.request, 2));
      await page.goto(`${paths.sportsbook}?code=${code}`);
      return slipOf(page).getByLabel('Stake', { exact: true });
    },
  },
  {
    form: 'a slot',
    open: async (page) => {
      await page.goto(
        `${href(paths.casinoDesktop, { provider: 'kingmaker' })}?game=kingmaker-river-crown`,
      );
      return page.getByLabel('Stake', { exact: true });
    },
  },
  {
    form: 'a live table',
    open: async (page) => {
      await page.goto(`${paths.auraGames}?table=aura-teen-patti-live`);
      await page.getByRole('button', { name: /^Back Player A at/ }).click();
      return page.getByRole('form', { name: 'Your bet' }).getByLabel('Stake', { exact: true });
    },
  },
  {
    form: 'a limit',
    open: async (page) => {
      await page.goto(paths.home);
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Safer play: limits and breaks' }).click();
      await page.getByRole('button', { name: 'Set limit: Deposit, a month' }).click();
      return page.getByLabel('New limit: Deposit, a month');
    },
  },
];

for (const { form, open } of FORMS) {
  test(`the caret stays where it is: ${form}`, async ({ page }) => {
    await beSignedIn(page);
    const field = await open(page);
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5000');
    await expect(field).toHaveValue('5000');
    await page.keyboard.press('Home');
    await page.keyboard.type('12');
    await expect(field).toHaveValue('125000');
    // After the 12; a paste in the middle, and on behind it.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText('34');
    await page.keyboard.type('7');
    await expect(field).toHaveValue('12347000');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await page.keyboard.type('9');
    await expect(field).toHaveValue('12397000');
  });
}
