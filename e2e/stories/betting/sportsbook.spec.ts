import { formatNaira } from '../../../src/domain/money/money.ts';
import { couponReturn } from '../../../src/domain/sportsbook/sportsbook.ts';
import { parseDecimal } from '../../../src/domain/text/parseDecimal.ts';
import { paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('with one accumulator running, Home and My bets count it: live, after a reload and offline', async ({
  page,
  mock,
  network,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(paths.home);
  // While the app takes over, the page has what stood in its place too.
  const summary = page.getByRole('main');
  await expect(summary).toContainText('No open bets');
  const chosen = await choose(page.request, 2);
  await page.goto(`/sportsbook2?code=${codeFor(chosen)}`);
  await slipOf(page).getByLabel('Stake', { exact: true }).fill('1000');
  await slipOf(page).getByRole('button', { name: 'Place acca of 2, ₦1,000' }).click();
  await expect(slipOf(page).getByText('Placed.')).toBeVisible();

  const running = /1 open bet.*Staked₦1,000.00Most you can lose₦1,000.00/;
  await page.goto(paths.home);
  await expect(summary).toContainText(running);
  await page.getByRole('link', { name: /^1 open bet/ }).click();
  await expect(page.getByRole('tab', { name: /^Open/ })).toHaveAccessibleName(/1$/);
  await page.goBack();
  await network.lose();
  await expect(summary).toContainText(running);
  await network.comeBack();

  for (const { marketId, selectionId } of chosen) {
    await mock.settle({ marketId, result: { kind: 'winner', runnerId: selectionId } });
  }
  await expect(summary).toContainText('No open bets');
});

test('an accumulator goes from a booking code to its settlement with a void leg', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  const chosen = await choose(page.request, 3);
  await page.goto(`/sportsbook2?code=${codeFor(chosen)}`);
  const slip = slipOf(page);
  await expect(slip.getByRole('heading', { name: 'Acca of 3' })).toBeVisible();
  await expect(page).toHaveURL('/sportsbook2');
  await slip.getByLabel('Stake', { exact: true }).fill('1000');
  const place = slip.getByRole('button', { name: 'Place acca of 3, ₦1,000' });
  await expect(place).toBeEnabled();
  await checkAccess();

  const odds = await slip.locator('.coupon-leg__odds').allTextContents();
  const legs = chosen.map(({ event }, index) => ({
    eventId: event.gameId,
    oddsHundredths: parseDecimal(odds[index] ?? '') ?? 0,
  }));
  const mostKobo = 15_000_000_00;
  const whole = couponReturn({ legs, size: 3, stakeKobo: 1000_00 }, mostKobo);
  await expect(slip.getByText(formatNaira(whole.returnKobo))).toBeVisible();
  // The answer is lost: the bet is looked up, and paid for once. More than once, because the browser repeats a
  // request by itself when a kept-alive connection breaks.
  await mock.fault({ match: 'POST /sportsbook/bets', ackLost: true });
  await place.click();
  await expect(slip.getByText('Placed.')).toBeVisible();
  await expect(slip.getByText(formatNaira(whole.returnKobo))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Balance/ })).toContainText('₦249,000.00');
  await mock.fault({ clear: true });

  await test.step('one leg is void, the others win: it pays as if that leg were 1.00', async () => {
    const [first, second, third] = chosen;
    if (!first || !second || !third) throw new Error('three are needed');
    await mock.settle({ marketId: first.marketId, result: { kind: 'void', reason: 'Abandoned' } });
    for (const { marketId, selectionId } of [second, third]) {
      await mock.settle({ marketId, result: { kind: 'winner', runnerId: selectionId } });
    }
    const [voided, ...won] = legs;
    if (!voided) throw new Error('three are needed');
    const paid = couponReturn(
      {
        legs: [
          { ...voided, result: 'void' },
          ...won.map((leg) => ({ ...leg, result: 'won' as const })),
        ],
        size: 3,
        stakeKobo: 1000_00,
      },
      mostKobo,
    );
    await expect(slip.getByText('Won.')).toBeVisible();
    await expect(slip.getByText(formatNaira(paid.returnKobo))).toBeVisible();
    await slip.getByRole('link', { name: 'See it in My bets' }).click();
    await page.getByRole('tab', { name: /Settled/ }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Acca of 3' }).first();
    await expect(card.getByText('Abandoned')).toBeVisible();
    await expect(card.getByText(formatNaira(paid.returnKobo).replace('.00', ''))).toBeVisible();
  });
});

test('with five legs the stake, the total and the return stay in sight', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(`/sportsbook2?code=${codeFor(await choose(page.request, 5))}`);
  const slip = slipOf(page);
  await expect(slip.getByRole('heading', { name: 'Acca of 5' })).toBeVisible();
  await expect(slip.getByLabel('Stake', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(slip.getByText('Total odds')).toBeInViewport({ ratio: 1 });
  await expect(slip.getByText('Possible return', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a system by its lines, and its cash-out', async ({ page, checkAccess }) => {
  await beSignedIn(page);
  const chosen = await choose(page.request, 4);
  await page.goto(`/sportsbook2?code=${codeFor(chosen)}`);
  const slip = slipOf(page);
  await slip.getByRole('button', { name: 'System' }).click();
  await slip.getByLabel('System').selectOption({ label: '2 of 4: 6 lines' });
  await slip.getByLabel('Stake', { exact: true }).fill('600');
  await expect(slip.getByText('6 lines, ₦100.00 on each')).toBeVisible();
  await slip.getByRole('button', { name: 'Place system, ₦600' }).click();
  await expect(slip.getByText('Placed.')).toBeVisible();

  await test.step('the system is sold back for what was quoted', async () => {
    await slip.getByRole('link', { name: 'See it in My bets' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'System 2 of 4' }).first();
    await card.getByRole('button', { name: /Cash out ₦/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Cash out' });
    await expect(sheet.getByRole('button', { name: /Cash out ₦/ })).toBeEnabled();
    await checkAccess();
    await sheet.getByRole('button', { name: /Cash out ₦/ }).click();
    await expect(sheet.getByText('Cashed out.')).toBeVisible();
  });
});

test('a code opens offline as a draft, and a damaged one says so', async ({ page, network }) => {
  const chosen = await choose(page.request, 2);
  const [first] = chosen;
  if (!first) throw new Error('two are needed');
  await page.goto('/sportsbook2');
  await expect(page.getByRole('link', { name: first.event.name }).first()).toBeVisible();
  // The slip comes in a quiet moment; what stands in its place goes once all of it is here.
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
  await expect.poll(async () => (await page.evaluate(fetched)).join()).toContain('/CouponDock-');
  await expect(page.locator('.slip-away')).toHaveCount(0);
  await network.lose();
  const code = codeFor(chosen);
  await page.getByRole('button', { name: 'Booking code' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Open a booking code' });
  await sheet.getByLabel('Booking code').fill(`${code.slice(1)}Z`);
  await sheet.getByRole('button', { name: 'Open the code' }).click();
  await expect(sheet.getByText(/damaged or not one of ours/)).toBeVisible();
  await sheet.getByLabel('Booking code').fill(code.toLowerCase());
  await sheet.getByRole('button', { name: 'Open the code' }).click();
  const slip = slipOf(page);
  await expect(slip.getByText(first.label, { exact: true }).first()).toBeVisible();
  await expect(slip.getByText(/Nothing is sent; your slip stays a draft/)).toBeVisible();
  await network.comeBack();
  await expect(slip.getByRole('button', { name: 'Log in to bet' })).toBeVisible();
  await expect(slip.getByText(/^Odds/).first()).toBeVisible();
});
