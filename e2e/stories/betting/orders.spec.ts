import type { Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { openEvenMatch, placeButton, price, setBook, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast } from '../../kit/toasts.ts';

const KEEP = 'Match what you can, keep the rest';

const odds = (page: Page) => page.getByRole('region', { name: 'Match Odds', exact: true });
const waiting = (page: Page) => page.getByRole('region', { name: /^Waiting/ });

/** Sets the money on the first runner: ₦300 and ₦500 to back, so that ₦1,000 finds too little. */
async function thinBook(page: Page, gameId: string, mock: MockControl) {
  const runner = await setBook(page, mock, gameId, {
    back: [
      [2.5, 300],
      [2.48, 500],
    ],
    lay: [[2.7, 2000]],
  });
  await expect(odds(page).getByRole('button', { name: /^Back .+ 2\.50, ₦300/ })).toBeVisible();
  return runner;
}

/** Backs the first runner at a limit, and reads the id of the bet. */
async function order(page: Page, naira: number): Promise<string> {
  await odds(page)
    .getByRole('button', { name: /^Back .+ available/ })
    .first()
    .click();
  await slip(page).getByRole('textbox', { name: 'Price' }).fill('2.48');
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill(String(naira));
  await slip(page).getByLabel('If it is not fully matched').selectOption(KEEP);
  await placeButton(page).click();
  await slip(page).getByText('Details', { exact: true }).click();
  const fact = slip(page).locator('.slip-result__fact', { hasText: /^Bet/ });
  return (await fact.getByRole('definition').textContent()) ?? '';
}

test('an order is matched in part, waits, is filled by a trade, changed and cancelled', async ({
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1, 'upcoming');
  const runner = await thinBook(page, gameId, mock);
  await odds(page)
    .getByRole('button', { name: /^Back .+ available/ })
    .first()
    .click();
  await slip(page).getByRole('textbox', { name: 'Price' }).fill('2.48');
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('1000');
  await slip(page).getByLabel('If it is not fully matched').selectOption(KEEP);
  await expect(
    slip(page).getByText('₦800 can be matched now, ₦200 would wait at 2.48.'),
  ).toBeVisible();
  await checkAccess();
  const betId = await order(page, 1000);
  await expect(
    slip(page).getByText('₦800 of ₦1,000 matched at 2.49. ₦200 waits at 2.48.'),
  ).toBeVisible();
  await slip(page).getByRole('button', { name: 'Done' }).click();

  await test.step('the match page shows it beside its price', async () => {
    await expect(odds(page).getByText('Waiting: back ₦200 at 2.48')).toBeVisible();
    await expect(
      odds(page).getByRole('button', { name: /^Lay .+ 2\.48, ₦200 available, ₦200 of it yours$/ }),
    ).toBeVisible();
    await mock.cross({ betId, naira: 50 });
    await expect(odds(page).getByText('Waiting: back ₦150 at 2.48')).toBeVisible();
  });

  await test.step('My bets has it apart, and changes it in place', async () => {
    await page.getByRole('link', { name: 'My bets' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'My bets' })).toBeVisible();
    await expect(waiting(page).getByText('₦850 of ₦1,000 matched at 2.49')).toBeVisible();
    await checkAccess();
    await waiting(page)
      .getByRole('button', { name: /^Change Back/ })
      .click();
    await waiting(page).getByRole('textbox', { name: 'New stake' }).fill('900');
    await expect(waiting(page).getByText('Keeps its place in the queue.')).toBeVisible();
    await waiting(page).getByRole('button', { name: 'Change it' }).click();
    await expectToast(page, /Order changed\. ₦850 of ₦900 matched at 2\.49, ₦50 waiting at 2\.48/);
    await waiting(page)
      .getByRole('button', { name: /^Cancel Back/ })
      .click();
    await expectToast(page, '₦50 cancelled, ₦850 stays matched.');
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText(runner.name).first()).toBeVisible();
    await expect(page.getByText('The rest: ₦50 cancelled')).toBeVisible();
  });
});

test('the ladder places, moves and cancels, by tap and by keys', async ({
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1, 'upcoming');
  const runner = await thinBook(page, gameId, mock);
  await order(page, 1000);
  await slip(page).getByRole('button', { name: 'Done' }).click();
  await odds(page)
    .getByRole('button', { name: `${runner.name}, price ladder` })
    .click();
  const ladder = page.getByRole('dialog', { name: `${runner.name}, price ladder` });
  const own = (at: string) =>
    ladder.getByRole('button', { name: `Your back at ${at}, ₦200 waiting` });
  // In depth it shows what was matched at each price, the order's own part among it.
  const row = ladder.getByRole('row', { name: /2\.48/ });
  await expect(row.getByText(/^₦.+ traded$/)).toBeVisible();
  await expect(ladder.getByText(/^Last traded/)).toBeVisible();
  await own('2.48').click();
  await expect(ladder.getByText('Your ₦200 back at 2.48.')).toBeVisible();
  await checkAccess();
  await ladder.getByRole('button', { name: new RegExp(`^Back ${runner.name} 2\\.54,`) }).click();
  await expect(own('2.54')).toBeVisible();
  const rung = ladder.getByRole('button', { name: new RegExp(`^Back ${runner.name} 2\\.54,`) });
  await rung.focus();
  await page.keyboard.press('Home');
  await expect(price(page, 'Back')).toBeAttached();
  await own('2.54').click();
  await ladder.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectToast(page, '₦200 cancelled, ₦800 stays matched.');
  await expect(own('2.54')).toHaveCount(0);
});
