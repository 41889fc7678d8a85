import type { Locator } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { choose as chooseCoupons } from '../../kit/couponSteps.ts';
import {
  bestBack,
  choose,
  done,
  letPriceFall,
  openEvenMatch,
  openSettings,
  pickPrice,
  place,
  placeButton,
  price,
  slip,
} from '../../kit/slipSteps.ts';
import { liveGame } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test('a price that moves while the slip is open is told, and taken by name', async ({
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1);
  await bestBack(page).click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
  await choose(page, 'Accept no change');
  const told = slip(page).getByText(/^The price is now [\d.]+\. You asked for [\d.]+\.$/);
  await letPriceFall(page, mock, gameId);
  await expect(told).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await checkAccess();
  const now = (await told.textContent())?.match(/now ([\d.]+\d)\./)?.[1] ?? '';
  await slip(page)
    .getByRole('button', { name: `Accept ${now}` })
    .click();
  await expect(slip(page).getByRole('textbox', { name: 'Price' })).toHaveValue(now);
  await expect(placeButton(page)).toBeEnabled();
});

test('what a lay may lose is typed, and the receipt says what was asked and got', async ({
  page,
  mock,
  checkAccess,
}) => {
  await openEvenMatch(page, 1);
  await price(page, 'Lay').click();
  await openSettings(page);
  await slip(page).getByLabel('What I enter').selectOption('What I can lose');
  await slip(page).getByRole('textbox', { name: 'Liability' }).fill('2000');
  await expect(slip(page).getByText(/^Stake ₦/)).toBeVisible();
  const liability = /liability ₦(1,99\d|2,000)/;
  await expect(placeButton(page)).toHaveText(liability);
  await choose(page, 'Accept any price');
  await checkAccess();
  await place(page);
  await mock.clock({ advance: '6s' });
  await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
  await slip(page).getByText('Details', { exact: true }).click();
  for (const fact of ['Price requested', 'Price matched', 'Bet', 'Placed', 'Rules']) {
    await expect(slip(page).getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(slip(page).getByRole('button', { name: /(Copy|Share) the receipt/ })).toBeVisible();
  await checkAccess();
});

test('one tap bets only once that was confirmed, and no more after a reload', async ({
  page,
  mock,
  checkAccess,
}) => {
  await openEvenMatch(page, 1);
  await pickPrice(page, 'Back', 500);
  await openSettings(page);
  await slip(page).getByRole('button', { name: 'Edit the quick stakes' }).click();
  await slip(page).getByRole('textbox', { name: 'Quick stake 1' }).fill('1250');
  await slip(page).getByRole('button', { name: '₦1,250', exact: true }).click();
  await expect(placeButton(page)).toHaveText('Place bet ₦1,250');

  await slip(page).getByRole('button', { name: 'One-click betting…' }).click();
  const dialog = page.getByRole('dialog', { name: 'One-click betting' });
  await dialog.getByRole('textbox', { name: 'Stake per bet' }).fill('300');
  await checkAccess();
  await dialog.getByRole('button', { name: 'Turn on, ₦300 a bet' }).click();
  const badge = page.getByText('Each price you press bets ₦300.');
  await expect(badge).toBeVisible();
  await choose(page, 'Accept any price');
  await price(page, 'Back').click();
  await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
  // The next tap does not wait for the last bet, and each gets its answer.
  await price(page, 'Lay').click();
  await expect(slip(page).getByText('1 bet on its way')).toBeVisible();
  await expect(slip(page).getByText('Accepted, in the in-play delay.')).toBeVisible();
  await checkAccess();
  await mock.clock({ advance: '6s' });
  await expect(slip(page).getByText(/^Matched at/)).toHaveCount(2);
  await expect(slip(page).getByText('₦300', { exact: true })).toBeVisible();
  await checkAccess();

  await page.goto(paths.myBets);
  await expect(page.getByRole('heading', { name: 'My bets' })).toBeVisible();
  await expect(badge).toBeHidden();
});

test('a draft outlives the network, and is priced again before it may go', async ({
  network,
  page,
  mock,
  checkAccess,
}) => {
  await openEvenMatch(page, 4);
  await pickPrice(page, 'Back', 700);
  await choose(page, 'Accept any price');
  await network.lose();
  await expect(slip(page).getByText(/Nothing is sent; your slip stays a draft/)).toBeVisible();
  await checkAccess();
  await mock.clock({ advance: '5m' });
  await network.comeBack();
  await expect(
    slip(page).getByText(/^While you were away the price went from [\d.]+ to [\d.]+\.$/),
  ).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await slip(page)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('700');
  await place(page);
  await mock.clock({ advance: '6s' });
  await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
  await done(page);
  await expect(slip(page)).toBeHidden();
  const sent = (await mock.journal()).filter(({ subject }) => subject === 'POST /bet/match/odds');
  expect(sent).toHaveLength(1);
});

test('a price tapped before the slip is on the phone: said while the network is away, then it opens by itself', async ({
  network,
  page,
  checkAccess,
}) => {
  const words = page.getByText(
    "Your selection is kept. The bet slip opens once you're back online.",
  );
  const slipCode = /\/assets\/(BetslipDock|CouponDock)-/;

  /** Taps a price of a page whose slip cannot come, and lets it come. */
  async function tapAndComeBack(path: string, one: Locator) {
    await page.route(slipCode, (route) => route.abort('connectionreset'));
    await page.goto(path);
    await expect(one).toBeEnabled();
    await network.lose();
    await expect(words).toBeHidden();
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(words).toBeInViewport({ ratio: 1 });
    await checkAccess();
    // The first try fails on the network that has just come back, and the browser says nothing more.
    const lostAgain = page.waitForEvent('requestfailed', (request) => slipCode.test(request.url()));
    await network.comeBack();
    await lostAgain;
    await page.unroute(slipCode);
  }

  await tapAndComeBack(
    href(paths.match, { gameId: await liveGame(page.request, 4) }),
    bestBack(page),
  );
  await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toBeVisible();
  await expect(words).toBeHidden();

  const [chosen] = await chooseCoupons(page.request, 1);
  if (!chosen) throw new Error('one is needed');
  const event = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: chosen.event.name }) });
  await tapAndComeBack(paths.sportsbook, event.getByRole('button', { name: chosen.label }).first());
  await expect(page.getByRole('button', { name: /^1 Single/ })).toBeVisible();
  await expect(words).toBeHidden();
});

test('a price typed with a comma is the price that a tap sends, and its caret stays', async ({
  page,
}) => {
  await openEvenMatch(page, 1, 'upcoming');
  await pickPrice(page, 'Back', 1000);
  const field = slip(page).getByRole('textbox', { name: 'Price' });
  await field.fill('');
  await page.keyboard.type('240,');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(',');
  await expect(field).toHaveValue('2,40,');
  await expect(placeButton(page)).toBeDisabled();
  await expect(slip(page).getByText('Type odds like 2.40')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(slip(page)).toContainText('₦1,330.00');
  const sent = page.waitForRequest('**/bet/match/odds');
  await placeButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ price: 2.4, stake: 1000 });
});

test('each tab has a slip of its own, and says of the other tab’s bet that it is that tab’s', async ({
  page,
  context,
}) => {
  await openEvenMatch(page, 1);
  await pickPrice(page, 'Back', 500);
  const other = await context.newPage();
  await other.goto(href(paths.match, { gameId: await liveGame(other.request, 4) }));
  await expect(price(other, 'Back')).toBeVisible();
  await expect(placeButton(other)).toHaveCount(0);
  await pickPrice(other, 'Back', 700);
  await expect(placeButton(page)).toHaveText('Place bet ₦500');

  await other.reload();
  await expect(price(other, 'Back')).toBeVisible();
  await other.getByRole('button', { name: /^Draft/ }).click();
  await expect(placeButton(other)).toHaveText('Place bet ₦700');
  await place(page);
  await expect(slip(page)).toContainText('₦500');
  await expect(slip(other).getByText(/another tab/i)).toBeVisible();
  await expect(slip(other).getByText(/dropped/)).toHaveCount(0);
  await expect(placeButton(other)).toHaveText('Place bet ₦700');
});
