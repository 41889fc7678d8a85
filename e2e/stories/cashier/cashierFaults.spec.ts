import type { Locator, Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { paths } from '../../../src/paths.ts';
import { besides, depositButton, fillAmount, fillDeposit } from '../../kit/cashierSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

type Fault = Exclude<Parameters<MockControl['fault']>[0], { clear: unknown }>;

/**
 * What breaks a connection, and what a try must then lead to, by rows 5 and 7 to 16 of the fault catalogue.
 * `cashierFaults.test.tsx` goes through what answers instead of the server.
 */
const FAULTS: { name: string; fault: Omit<Fault, 'match'>; becomes: 'arrived' | 'not' }[] = [
  { name: 'the answer is lost', fault: { ackLost: true }, becomes: 'arrived' },
  { name: 'the answer is cut off', fault: { truncate: true }, becomes: 'arrived' },
  { name: 'the connection breaks', fault: { network: true }, becomes: 'not' },
];

interface Money {
  /** The call to disturb. */
  match: string;
  /** Fills in a new form up to its last button. */
  fill(naira: number): Promise<void>;
  button: RegExp;
  /** How many requests the server has. */
  count(): Promise<number>;
  /** What the page shows when the request was made. */
  made: RegExp;
  /** What it says about the money when nothing was taken. */
  safe: RegExp;
}

interface Stage {
  page: Page;
  mock: MockControl;
  now(): number;
}

/** Whether it is visible three seconds later, by the page's clock. */
async function isVisibleLater(page: Page, shown: Locator): Promise<boolean> {
  await page.clock.fastForward(3000);
  return shown.isVisible();
}

/** Moves to another page, so that the next one begins anew. */
async function leave(page: Page) {
  await moveTo(page, paths.inbox);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
}

/** Goes through these faults: at most one effect each, a word about the money, nothing typed is lost. */
async function liveThrough({ page, mock, now }: Stage, money: Money) {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: money.button });
  const made = main.getByRole('heading', { name: money.made });
  const amount = main.getByRole('textbox', { name: 'Amount' });
  /** A form of its own, without what the last one said. */
  const fill = async (naira: number) => {
    await leave(page);
    await money.fill(naira);
  };
  await page.clock.install({ time: now() });
  for (const [index, { name, fault, becomes }] of FAULTS.entries()) {
    await test.step(name, async () => {
      const naira = 5000 + index;
      await fill(naira);
      const before = await money.count();
      // Until it is cleared, because a browser repeats by itself what broke on a kept-alive connection.
      await mock.fault({ match: money.match, ...fault });
      await button.click();
      if (becomes === 'arrived') {
        await expect(made).toBeVisible();
      } else {
        await expect(main.getByText('Checking…', { exact: true }).first()).toBeVisible();
        const lost = main.getByText(/^We didn't get your request/);
        await expect.poll(() => isVisibleLater(page, lost)).toBe(true);
        await expect(lost).toContainText(money.safe);
        await expect(amount).toHaveValue(String(naira));
        expect(await money.count()).toBe(before);
      }
      await mock.fault({ clear: money.match });
      expect(await money.count()).toBe(before + (becomes === 'arrived' ? 1 : 0));
    });
  }

  await test.step('two taps and Enter in the same instant are one request', async () => {
    await fill(9000);
    const before = await money.count();
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
      element.form?.requestSubmit();
    });
    await expect(made).toBeVisible();
    expect(await money.count()).toBe(before + 1);
  });

  await test.step('a page that goes before the answer finds out, and sends nothing again', async () => {
    await fill(9500);
    const before = await money.count();
    // Longer than a busy machine needs to leave the page.
    await mock.fault({ match: money.match, times: 1, delayMs: 5000 });
    await button.click();
    await expect(main.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.reload();
    // After the last look-up a request that is missing counts as lost, so wait for it before time passes.
    await expect.poll(money.count).toBe(before + 1);
    await expect.poll(() => isVisibleLater(page, made)).toBe(true);
    expect(await money.count()).toBe(before + 1);
  });
}

test.beforeEach(async ({ page, mock }) => {
  await mock.app({ reviews: 'manual' });
  await beSignedIn(page);
  await page.goto(paths.home);
});

test('a deposit outlives every fault of the network with one effect', async ({
  page,
  mock,
  now,
}) => {
  test.slow();
  const api = await besides(page);
  const before = await api.addsUp();
  await liveThrough(
    { page, mock, now },
    {
      match: 'POST /deposit/create',
      fill: (naira) => fillDeposit(page, 'ng_opay', naira),
      button: /^I have sent ₦/,
      count: async () => (await api.deposits()).total,
      made: /^We are looking for your ₦/,
      safe: /nothing was credited/i,
    },
  );
  expect(await api.addsUp()).toBe(before);
});

test('a withdrawal outlives every fault of the network with one effect', async ({
  page,
  mock,
  now,
}) => {
  test.slow();
  const api = await besides(page);
  await liveThrough(
    { page, mock, now },
    {
      match: 'POST /withdrawRequest/create',
      async fill(naira) {
        const main = page.getByRole('main');
        // The server sends five codes an hour.
        await mock.clock({ advance: '61m' });
        await moveTo(page, paths.withdraw);
        await fillAmount(page, 'withdrawal', naira);
        await expect(main.getByText('Verified')).toBeVisible();
        await main.getByRole('button', { name: 'Continue' }).click();
        await expect(main.getByText('OTP sent on your mobile')).toBeVisible();
        await main.getByLabel('Code', { exact: true }).fill('123456');
      },
      button: /^Withdraw ₦/,
      count: async () => (await api.withdrawals()).total,
      made: /requested$/,
      safe: /Your money is still in your wallet/,
    },
  );
  await api.addsUp();
});

test('a list keeps its last good rows, whatever answers', async ({ page, mock }) => {
  const main = page.getByRole('main');
  const bad: Omit<Fault, 'match'>[] = [
    { html: true },
    { truncate: true },
    { status: 503 },
    { body: { deposits: null } },
    { body: null },
  ];
  await moveTo(page, paths.deposits);
  const rows = main.getByRole('listitem').filter({ hasText: 'PalmPay' });
  await expect(rows).toHaveCount(1);
  const failed = main.getByText("Couldn't update");
  for (const fault of bad) {
    await mock.fault({ match: 'GET /deposit/get', ...fault });
    await leave(page);
    await moveTo(page, paths.deposits);
    await expect(failed).toBeVisible();
    await expect(rows).toHaveCount(1);
    // Pressed while the answer is still bad: once it is good, the list may refresh by itself first, and the
    // button goes.
    const asked = page.waitForRequest('**/deposit/get*');
    await main.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(rows).toHaveCount(1);
    await mock.fault({ clear: 'GET /deposit/get' });
    await leave(page);
    await moveTo(page, paths.deposits);
    await expect(failed).toBeHidden();
  }
});

test('with the server away the form is kept, and what was asked is found once it is back', async ({
  network,
  page,
  mock,
}) => {
  const api = await besides(page);
  const { total } = await api.deposits();
  await fillDeposit(page, 'ng_transfer', 8000);
  await mock.fault({ match: 'POST /deposit/create', ackLost: true });
  await mock.fault({ match: 'GET /deposit/get', network: true });
  await depositButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/No answer yet/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Checking…' })).toBeDisabled();
  // The first look-up has met the fault.
  await expect.poll(async () => (await mock.status()).unmetFaults).toEqual([]);
  await network.lose();
  await mock.fault({ clear: true });
  await network.comeBack();
  const again = main.getByRole('button', { name: 'Check again' });
  const made = main.getByRole('heading', { name: /^We are looking for your ₦/ });
  // By key: the app looks it up by itself as well, and a button that is gone by then cannot be clicked.
  await again.or(made).press('Enter');
  await expect(made).toBeVisible();
  expect((await api.deposits()).total).toBe(total + 1);
});

test('two tabs with one form are two requests, each with its own sum', async ({
  page,
  context,
}) => {
  const api = await besides(page);
  const { total } = await api.deposits();
  const other = await context.newPage();
  await other.goto(paths.gateways);
  await fillDeposit(page, 'ng_transfer', 5000);
  // The second tab finds what the first has typed.
  await fillDeposit(other, 'ng_transfer', 7000);
  await depositButton(page).click();
  const madeOf = (tab: Page) => tab.getByRole('main').getByRole('heading', { name: /your ₦/ });
  await expect(madeOf(page)).toContainText('₦5,000');
  await depositButton(other).click();
  await expect(madeOf(other)).toContainText('₦7,000');
  const { deposits, total: now } = await api.deposits();
  expect(now).toBe(total + 2);
  expect(deposits.slice(0, 2).map(({ amount }) => amount)).toEqual([7000_00, 5000_00]);
});
