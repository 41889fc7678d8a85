import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { besides, fillAmount } from '../../kit/cashierSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast, recordToasts } from '../../kit/toasts.ts';

const main = (page: Page) => page.getByRole('main');

/** The row of the request with this amount. A list read from the phone may lack the newest. */
const request = (page: Page, amount: string) =>
  main(page).getByRole('listitem').filter({ hasText: amount }).first().locator('summary');

/** Requests a withdrawal to the saved account, with its code. */
async function withdraw(page: Page, naira: number) {
  await moveTo(page, paths.withdraw);
  await fillAmount(page, 'withdrawal', naira);
  await expect(main(page).getByText('Verified')).toBeVisible();
  await main(page).getByRole('button', { name: 'Continue' }).click();
  // Before that the code of the last withdrawal has been used, and there is no other.
  await expect(main(page).getByText('OTP sent on your mobile')).toBeVisible();
  await main(page).getByLabel('Code', { exact: true }).fill('123456');
  await main(page)
    .getByRole('button', { name: /^Withdraw ₦/ })
    .click();
  await expect(main(page).getByRole('heading', { name: /requested$/ })).toBeVisible();
}

test('the withdrawal method that was chosen is the one that opens, by a tap and by Enter', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(paths.withdrawGateways);
  const method = main(page).getByLabel('Method');
  const choices: [name: RegExp, choose: 'tap' | 'Enter'][] = [
    [/^To OPay/, 'tap'],
    [/^To USDT \(Tron\)/, 'Enter'],
    [/^To your bank/, 'tap'],
  ];
  for (const [name, choose] of choices) {
    const link = main(page).getByRole('link', { name });
    if (choose === 'tap') await link.tap();
    else await link.press('Enter');
    await expect(page).toHaveURL(paths.withdraw);
    await expect(method.locator('option:checked')).toHaveText(name);
    await page.goBack();
  }
});

test('money out: paid, declined and cancelled, and the statement adds up after each', async ({
  page,
  mock,
  checkAccess,
}) => {
  await mock.app({ reviews: 'manual' });
  await recordToasts(page.context());
  await beSignedIn(page);
  await page.goto(paths.home);
  const api = await besides(page);
  const before = await api.addsUp();
  const decide = async () =>
    (await mock.queue()).find(({ kind }) => kind === 'withdrawal')?.id ?? '';

  await test.step('a wrong code is told, and costs nothing', async () => {
    await moveTo(page, paths.withdraw);
    await expect(main(page).getByText('Verified')).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Amount' }).fill('20000');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await expect(main(page).getByText('OTP sent on your mobile')).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await checkAccess();
    await main(page).getByLabel('Code', { exact: true }).fill('000000');
    await main(page).getByRole('button', { name: 'Withdraw ₦20,000' }).click();
    await expect(main(page).getByText('This code is not correct', { exact: true })).toBeVisible();
    expect(await api.addsUp()).toBe(before);
  });

  await test.step('paid', async () => {
    await main(page).getByLabel('Code', { exact: true }).fill('123456');
    await main(page).getByRole('button', { name: 'Withdraw ₦20,000' }).click();
    await expectToast(page, 'Request created');
    await expect(main(page).getByRole('heading', { name: '₦19,950.00 requested' })).toBeVisible();
    expect(await api.addsUp()).toBe(before - 20_000_00);
    await mock.approve({ id: await decide() });
    await expect(main(page).getByRole('heading', { name: /^We sent you ₦/ })).toBeVisible();
    expect(await api.addsUp()).toBe(before - 20_000_00);
    await checkAccess();
  });

  await test.step('declined', async () => {
    await withdraw(page, 5000);
    await mock.decline({ id: await decide(), reason: 'The bank refused it' });
    await expect(main(page).getByText(/The bank refused it\. ₦5,000.00 is back/)).toBeVisible();
    expect(await api.addsUp()).toBe(before - 20_000_00);
  });

  await test.step('cancelled while it is pending', async () => {
    await withdraw(page, 6000);
    await moveTo(page, paths.withdrawals);
    await request(page, '₦6,000').click();
    await main(page).getByRole('button', { name: 'Cancel this request' }).click();
    await checkAccess();
    await main(page).getByRole('button', { name: 'Cancel it' }).click();
    await expect(main(page).getByText('Returned: Cancelled by you')).toBeVisible();
    expect(await api.addsUp()).toBe(before - 20_000_00);
  });

  await test.step('locked: what is asked for goes through', async () => {
    await main(page).getByRole('button', { name: 'Turn the lock on' }).click();
    await expect(main(page).getByRole('button', { name: 'Turn the lock off' })).toBeVisible();
    await withdraw(page, 7000);
    await moveTo(page, paths.withdrawals);
    await request(page, '₦7,000').click();
    await expect(main(page).getByText(/^You locked your withdrawals/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Cancel this request' })).toHaveCount(0);
    expect(await api.addsUp()).toBe(before - 27_000_00);
  });
});

test('an account is checked by its digits and its name before it is saved', async ({
  page,
  mock,
  checkAccess,
}) => {
  await mock.scenario({ name: 'empty' });
  await beSignedIn(page);
  await page.goto(paths.withdraw);
  // One tap from the form, which has no account to pay to.
  await main(page).getByRole('link', { name: 'Add an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an account' });
  const save = dialog.getByRole('button', { name: 'Save this account' });
  const give = async (bank: string, accountNo: string) => {
    await dialog.getByLabel('Bank', { exact: true }).selectOption(bank);
    await dialog.getByLabel('Account number').fill(accountNo);
  };

  await give('First Bank of Nigeria', '0000014578');
  await expect(dialog.getByText(/a digit is wrong/)).toBeVisible();
  await expect(save).toBeDisabled();

  await give('OPay', '9031234567');
  await expect(dialog.getByText(/have no check digit/)).toBeVisible();
  await expect(dialog.getByText(/This account is in another name: CHINEDU EZE/)).toBeVisible();
  await expect(save).toBeDisabled();

  await give('First Bank of Nigeria', '0000014579');
  await expect(dialog.getByText(/this matches your name/)).toBeVisible();
  await checkAccess();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('First Bank of Nigeria ••••4579')).toBeVisible();
  await expect(main(page).getByText('Verified')).toBeVisible();
  await checkAccess();
});

test('a player without documents is told what stands in the way', async ({
  page,
  mock,
  checkAccess,
}) => {
  await mock.scenario({ name: 'new-user' });
  await beSignedIn(page, 'emeka');
  await page.goto(paths.cashier);
  await expect(main(page).getByText('₦5,000.00').first()).toBeVisible();
  await checkAccess();
  await moveTo(page, paths.withdraw);
  await expect(main(page).getByText(/Verify your identity before/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Verify your identity' })).toBeVisible();
});
