import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { traces } from '../../kit/authSteps.ts';
import { besides, depositButton, fillDeposit, fillForm } from '../../kit/cashierSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const GATEWAYS = [
  'ng_transfer',
  'ng_card',
  'ng_ussd',
  'ng_opay',
  'ng_palmpay',
  'm_bkash',
  'm_nagad',
  'm_paytm',
  'm_binance_tron',
  'm_binance_bsc',
];
const LIMIT = 4_000_000;
/** The start of a requested deposit's heading. */
const MADE = /^(Pay|We are looking for your) ₦/;

const main = (page: Page) => page.getByRole('main');
const offline = 'You are offline. Nothing is sent. What you typed is saved on this phone.';

/** A PDF of this many bytes. */
function pdf(bytes: number) {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.4\n');
  buffer.write('%%EOF\n', bytes - 6);
  return { name: 'receipt.pdf', mimeType: 'application/pdf', buffer };
}

test.beforeEach(async ({ mock }) => {
  await mock.app({ reviews: 'manual', gateways: { m_paytm: 'working' } });
});

test('every way to pay in leads to money in the wallet', async ({ page, mock, checkAccess }) => {
  await beSignedIn(page);
  await page.goto(paths.gateways);
  const api = await besides(page);
  const before = await api.addsUp();
  await expect(main(page).getByRole('link', { name: /USDT on Tron/ })).toBeVisible();
  await checkAccess();

  for (const code of GATEWAYS) {
    await test.step(code, async () => {
      await fillDeposit(page, code, 5000);
      if (code === 'm_binance_tron') await checkAccess();
      if (code === 'ng_transfer') {
        await page.evaluate(() => scrollTo(0, 0));
        // The number to pay to is visible before anything else is done.
        await expect(main(page).getByText(/^98\d{8}$/)).toBeInViewport();
        await expect(main(page).getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
      }
      await depositButton(page).click();
      await expect(main(page).getByRole('heading', { name: MADE })).toBeVisible();
      if (code === 'ng_ussd') {
        await main(page).getByRole('button', { name: 'I have paid' }).click();
        await expect(main(page).getByText(/^You told us you have paid\. There/)).toBeVisible();
        await expect(main(page).getByRole('timer')).toHaveCount(0);
        await checkAccess();
      }
      if (code === 'ng_card') {
        await page.frameLocator('iframe').getByRole('button', { name: 'Pay' }).click();
      } else {
        const [{ id = '' } = {}] = (await mock.queue()).filter(({ kind }) => kind === 'deposit');
        await mock.approve({ id });
      }
      await expect(main(page).getByRole('heading', { name: /is in your wallet/ })).toBeVisible();
    });
  }
  // The card costs 1.5 %.
  expect(await api.addsUp()).toBe(before + GATEWAYS.length * 5_000_00 - 75_00);
});

test('a deposit by transfer takes four taps from home, and the same again three', async ({
  page,
  mock,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  const plus = page.getByRole('banner').getByRole('link', { name: 'Deposit' });
  await plus.click();
  await main(page)
    .getByRole('link', { name: /^Bank transfer/ })
    .click();
  await main(page).getByRole('button', { name: '₦5,000', exact: true }).click();
  await expect(main(page).getByText(/^98\d{8}$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'I have sent ₦5,000' }).click();
  await expect(main(page).getByRole('heading', { name: MADE })).toBeVisible();
  await expect(main(page).getByText('Next: we find your payment')).toBeVisible();
  const [{ id = '' } = {}] = (await mock.queue()).filter(({ kind }) => kind === 'deposit');
  await mock.approve({ id });
  await expect(main(page).getByRole('heading', { name: /is in your wallet/ })).toBeVisible();

  await plus.click();
  const last = main(page).getByRole('region', { name: 'Used last' });
  await expect(last).toContainText('Bank transfer');
  await last.getByRole('link', { name: 'Deposit ₦5,000 again' }).click();
  await main(page).getByRole('button', { name: 'I have sent ₦5,000' }).click();
  await expect(main(page).getByRole('heading', { name: MADE })).toBeVisible();
});

test('a deposit that is declined, by every way, or expires says why, and moves no money', async ({
  page,
  mock,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  const api = await besides(page);
  const before = await api.addsUp();

  const rows = (reason: string) => main(page).getByRole('listitem').filter({ hasText: reason });
  /** Asks for one on the page, which shows what becomes of it. */
  const ask = async (code: string, naira: number) => {
    await fillDeposit(page, code, naira);
    await depositButton(page).click();
    await expect(main(page).getByRole('heading', { name: MADE })).toBeVisible();
  };

  const [shown = '', ...others] = GATEWAYS.toReversed();
  for (const code of others) await api.requestDeposit(code, 5000);
  await ask(shown, 5000);
  for (const { id, kind } of await mock.queue()) {
    if (kind === 'deposit') await mock.decline({ id, reason: 'No such payment' });
  }
  await expect(main(page).getByText('No such payment. Nothing was credited.')).toBeVisible();

  // Neither is told to be paid.
  await api.requestDeposit('ng_card', 6000);
  await ask('ng_ussd', 6000);
  // What is told to be paid is looked for until somebody decides.
  await api.requestDeposit('ng_opay', 6000);
  await mock.clock({ advance: '31m' });
  await expect(main(page).getByText(/^No payment arrived within 30 minutes\./)).toBeVisible();

  await moveTo(page, paths.deposits);
  await main(page).getByRole('button', { name: 'Declined' }).click();
  await expect(rows('No such payment')).toHaveCount(GATEWAYS.length);
  await main(page).getByRole('button', { name: 'Expired' }).click();
  // One more is in her history.
  await expect(rows('No payment arrived')).toHaveCount(3);
  await main(page).getByRole('button', { name: 'Pending' }).click();
  await expect(rows('OPay')).toHaveCount(1);
  expect(await api.addsUp()).toBe(before);
});

test('what was typed outlives reload, no network and signing in again', async ({
  network,
  page,
  mock,
}) => {
  await beSignedIn(page);
  await page.goto(href(paths.deposit, { gateway: 'ng_opay' }));
  await fillForm(page, 'ng_opay', 7000);
  const amount = main(page).getByRole('textbox', { name: 'Amount' });
  const reference = main(page).getByLabel('Payment reference');
  const stillThere = async () => {
    await expect(amount).toHaveValue('7000');
    await expect(reference).toHaveValue('R-ng-opay-7000');
  };

  // Typing is saved after a pause.
  await expect
    .poll(() => traces(page, /R-ng-opay-7000/))
    .toContainEqual(expect.stringMatching(/^oja\//));
  await page.reload();
  await stillThere();

  // The server cuts the socket, because a browser that is set offline keeps it open.
  await network.lose();
  await expect(main(page).getByText(offline)).toBeVisible();
  await expect(depositButton(page)).toBeDisabled();
  await stillThere();
  await network.comeBack();
  await expect(depositButton(page)).toBeEnabled();

  await mock.kick({ endSession: true });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('adaeze');
  await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd1');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(href(paths.deposit, { gateway: 'ng_opay' }));
  await stillThere();
});

test('debited, but not credited: wait, send the receipt, contact us', async ({
  page,
  context,
  mock,
  checkAccess,
}) => {
  await mock.scenario({ name: 'deposit-expired' });
  await beSignedIn(page);
  await page.goto(paths.deposits);
  const deposit = main(page).getByRole('listitem').first();
  await expect(deposit.locator('summary')).toContainText('Expired');
  await deposit.locator('summary').click();
  await main(page).getByRole('button', { name: 'Debited but not credited? Get help' }).click();

  const picker = main(page).getByLabel('Receipt: choose a file');
  await picker.setInputFiles(pdf(LIMIT + 1));
  await expect(main(page).getByText('The file is larger than 4 MB.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Send the receipt' })).toBeDisabled();
  await picker.setInputFiles(pdf(LIMIT));
  await checkAccess();

  await test.step('on a slow link it says how far it is, and can be stopped', async () => {
    const link = await context.newCDPSession(page);
    const speed = (bytesPerSecond: number) =>
      link.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await speed(100_000);
    await main(page).getByRole('button', { name: 'Send the receipt' }).click();
    await expect(main(page).getByRole('progressbar', { name: 'Sending' })).toBeVisible();
    await checkAccess();
    await main(page).getByRole('button', { name: 'Stop sending' }).click();
    await expect(main(page).getByText('You stopped the upload.')).toBeVisible();
    await speed(-1);
  });
  await main(page).getByRole('button', { name: 'Send the receipt' }).click();
  await expect(main(page).getByText('We have your receipt.')).toBeVisible();
  await expect(main(page).getByText('You sent a receipt')).toBeVisible();
  // Somebody looks for the money once more.
  await expect(deposit.locator('summary')).toContainText('Pending');
});

test('a way that is off says so, one that is not known too, and USSD reads with no network', async ({
  network,
  page,
  mock,
}) => {
  await mock.app({ gateways: { m_paytm: 'down' } });
  await beSignedIn(page);
  await page.goto(paths.gateways);
  const paytm = main(page).getByRole('listitem').filter({ hasText: 'Paytm' });
  await expect(paytm).toContainText('Not available now');
  await expect(paytm.getByRole('link')).toHaveCount(0);
  await moveTo(page, href(paths.deposit, { gateway: 'm_paytm' }));
  await expect(main(page).getByText(/Paytm is off: not available now/)).toBeVisible();

  await moveTo(page, href(paths.deposit, { gateway: 'm_nothing' }));
  await expect(page.getByRole('heading', { name: 'Payment method not found' })).toBeVisible();

  await fillDeposit(page, 'ng_ussd', 5000);
  await network.lose();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('3500');
  await expect(main(page).getByText(/^\*737\*50\*3500\*\d+#$/)).toBeVisible();
  await expect(main(page).getByText(offline)).toBeVisible();
});
