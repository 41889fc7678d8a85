import type { Locator, Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openEvenMatch, placeButton, price, setBook, slip } from '../../kit/slipSteps.ts';
import { moveTo, nothingOver } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const odds = (page: Page) => page.getByRole('region', { name: 'Match Odds', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cash out' });
const column = (place: Locator, index: number) =>
  place.getByRole('table').getByRole('row').locator(`td:nth-of-type(${index})`);

/** ₦50,000 on each side of the first runner. */
async function setPrices(page: Page, mock: MockControl, gameId: string, back: number, lay: number) {
  const runner = await setBook(page, mock, gameId, {
    back: [[back, 50_000]],
    lay: [[lay, 50_000]],
  });
  await expect(price(page, 'Back')).toHaveAccessibleName(new RegExp(` ${back.toFixed(2)},`));
  return runner;
}

async function bet(page: Page, naira: number) {
  await price(page, 'Back').click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill(String(naira));
  await placeButton(page).click();
  await slip(page).getByRole('button', { name: 'Done' }).click();
}

/** ₦10,000 backed at 2.00, on a match that has not begun; wins are shown after 5% commission. */
async function openPosition(page: Page, mock: MockControl) {
  const gameId = await openEvenMatch(page, 1, 'upcoming');
  const runner = await setPrices(page, mock, gameId, 2, 2.02);
  await bet(page, 10_000);
  await expect(odds(page).getByText('+₦9,500.00')).toBeVisible();
  return { gameId, runner };
}

async function openCashOut(page: Page) {
  await odds(page)
    .getByRole('button', { name: /^Cash out/ })
    .click();
}

async function setTarget(page: Page, runnerName: string) {
  await openCashOut(page);
  await sheet(page).getByText('At a target price').click();
  await sheet(page)
    .getByRole('textbox', { name: `Price to lay ${runnerName}` })
    .fill('1.8');
  await sheet(page).getByRole('button', { name: 'Place the order at 1.80' }).click();
  await expect(sheet(page).getByText('Your order is in the market')).toBeVisible();
  await page.keyboard.press('Escape');
  await nothingOver(page);
  await expect(odds(page).getByText(/^Waiting: lay ₦11K at 1\.80/)).toBeVisible();
}

async function setStop(page: Page, runnerName: string) {
  await openCashOut(page);
  // What a target came to is not shown again.
  await sheet(page).getByText('Stop-loss', { exact: true }).click();
  const field = sheet(page).getByRole('textbox', { name: `Stop price to lay ${runnerName}` });
  await field.fill('2.1');
  await sheet(page).getByRole('button', { name: 'Set the stop-loss at 2.10' }).click();
  await expect(sheet(page).getByText(/^Stop-loss set\. When/)).toBeVisible();
  await page.keyboard.press('Escape');
  await nothingOver(page);
}

async function equalise(page: Page) {
  await openCashOut(page);
  await sheet(page)
    .getByRole('button', { name: /^Cash out, / })
    .click();
}

test('two pages of one account: what is bet on one is in the sum of the other, and it ends flat', async ({
  page,
  context,
  mock,
}) => {
  const { gameId } = await openPosition(page, mock);
  const other = await context.newPage();
  await other.goto(href(paths.match, { gameId }));
  await expect(odds(other).getByText('+₦9,500.00')).toBeVisible();
  await bet(other, 5_000);
  await expect(odds(page).getByText('+₦14,250.00')).toBeVisible();
  await equalise(page);
  await expect(sheet(page).getByText('Done. All of it is matched.')).toBeVisible();
  await page.keyboard.press('Escape');
  await nothingOver(page);
  // ₦30,000 ÷ 2.02 is ₦14,851.49: the same loss whoever wins but for a kobo, on both pages.
  for (const one of [page, other]) await expect(odds(one).getByText(/−₦148\.5[12]/)).toHaveCount(3);
});

test('two phones: a cash-out that both have open opens no opposite bet', async ({
  page,
  mock,
  openDevice,
}) => {
  const { gameId } = await openPosition(page, mock);
  const device = await openDevice();
  const phone = await device.newPage();
  await beSignedIn(phone, 'demo');
  await phone.goto(href(paths.match, { gameId }));
  for (const one of [page, phone]) {
    await openCashOut(one);
    await expect(sheet(one).getByRole('button', { name: /^Cash out, / })).toBeEnabled();
  }
  await sheet(page)
    .getByRole('button', { name: /^Cash out, / })
    .click();
  await expect(sheet(page).getByText('Done. All of it is matched.')).toBeVisible();
  await expect(sheet(phone).getByText(/every result already pays the same/)).toBeVisible();
  await expect(sheet(phone).getByRole('button', { name: 'Cash out', exact: true })).toBeDisabled();
  await expect(column(sheet(phone), 1)).toHaveText(['−₦99.01', '−₦99.01', '−₦99.01']);
});

test('a stop is placed though a target waits, which ends; both are told', async ({
  page,
  mock,
  checkAccess,
}) => {
  const { gameId, runner } = await openPosition(page, mock);
  await setTarget(page, runner.name);
  await setStop(page, runner.name);
  await expect(odds(page).getByText('Stop-loss at 2.10', { exact: true })).toBeVisible();
  const row = odds(page).getByRole('list', { name: 'Stop-losses' }).getByRole('listitem');
  await expect(row).toBeInViewport({ ratio: 1 });
  await checkAccess();
  await moveTo(page, paths.myBets);
  await expect(page.getByText(/^Stop-loss at 2\.10 on .+ · .+ v /)).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'the name of the match wraps',
  ).toBeLessThanOrEqual(0);
  await page.goBack();
  await setPrices(page, mock, gameId, 2.1, 2.12);
  await expectToast(page, /Stop-loss matched/);
  await expect(odds(page).getByText('−₦566.04')).toHaveCount(3);
  await expect(odds(page).getByText('Stop-loss at 2.10', { exact: true })).toHaveCount(0);
  await expect(odds(page).getByText(/^Waiting/)).toHaveCount(0);
  await page.goto(paths.inbox);
  await expect(page.getByText('Stop-loss reached')).toBeVisible();
  await expect(page.getByText('Target ended')).toBeVisible();
});

test('a target that is matched ends the stop, and says so where the market stands', async ({
  page,
  mock,
}) => {
  const { gameId, runner } = await openPosition(page, mock);
  await setTarget(page, runner.name);
  await setStop(page, runner.name);
  await setPrices(page, mock, gameId, 1.78, 1.8);
  await expectToast(page, /Target matched/);
  await expect(
    odds(page).getByText('Ended. The other order of the pair was matched first.'),
  ).toBeVisible();
  await expect(odds(page).getByText(/\+₦1,055\.5\d/)).toHaveCount(3);
});

test('a cash-out ends the bracket, says so, and names what else waits', async ({ page, mock }) => {
  const { runner } = await openPosition(page, mock);
  await setTarget(page, runner.name);
  await setStop(page, runner.name);
  await openCashOut(page);
  await expect(
    sheet(page).getByText(/^It also cancels your target order and stop-loss here/),
  ).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /^Cash out, / })
    .click();
  await expect(sheet(page).getByText('Done. All of it is matched.')).toBeVisible();
  await page.keyboard.press('Escape');
  await nothingOver(page);
  await expect(odds(page).getByText('−₦99.01')).toHaveCount(3);
  await expect(odds(page).getByText(/^Waiting/)).toHaveCount(0);
  await expect(odds(page).getByText('Ended. Your cash-out closed the position.')).toBeVisible();
});

test('a stop stands in My bets with Cancel', async ({ page, mock, checkAccess }) => {
  const { runner } = await openPosition(page, mock);
  await setStop(page, runner.name);
  await page.goto(paths.myBets);
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  await expect(waiting).toBeVisible();
  await checkAccess();
  await waiting.getByRole('button', { name: `Cancel Stop-loss at 2.10 on ${runner.name}` }).click();
  await expect(waiting).toHaveCount(0);
});

test('home and My bets say the sum of a cash-out as the match does, and none with the data saver', async ({
  page,
  mock,
}) => {
  await openPosition(page, mock);
  const button = odds(page).getByRole('button', { name: /^Cash out −?₦/ });
  const sum = await button.innerText();
  for (const path of [paths.home, paths.myBets]) {
    await page.goto(path);
    await expect(
      page.getByRole('main').getByRole('button', { name: sum, exact: true }),
    ).toBeVisible();
  }
  await page.evaluate(() => localStorage.setItem('oja:lite', 'on'));
  await page.reload();
  const unread = page.getByRole('main').getByRole('button', { name: 'Cash out…' });
  await unread.click();
  // The prices of the match have come, for the sheet alone.
  await expect(sheet(page).getByRole('button', { name: /^Cash out, / })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(unread).toBeVisible();
});

test.describe('at a desk', () => {
  test.use({ hasTouch: false });

  test('a stop-loss stands below the last line of its market and over no price', async ({
    page,
    mock,
  }) => {
    const { runner } = await openPosition(page, mock);
    await setStop(page, runner.name);
    await page.setViewportSize({ width: 1366, height: 850 });
    const stops = odds(page).getByRole('list', { name: 'Stop-losses' });
    const prices = odds(page).getByRole('button', { name: /available$/ });
    const edges = async () => ({
      last: await prices.last().boundingBox(),
      row: await stops.boundingBox(),
      market: await odds(page).boundingBox(),
    });
    await expect
      .poll(async () => {
        const { last, row } = await edges();
        return (row?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
      })
      .toBeGreaterThan(0);
    const { row, market } = await edges();
    const bottom = (box: typeof row) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom(row)).toBeLessThanOrEqual(bottom(market));
  });
});
