import type { Locator, Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openEvenMatch, pickPrice, placeButton, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';

/** Taps as a player counts them; typing is none. */
function counter() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}

/** The first odds of a match of the list that a bet can use. */
const oddsOf = (page: Page, row: number) =>
  page.locator('.coupon-row').nth(row).getByRole('button').first();

test('the main jobs take few taps: an accumulator of three, its code, and its cash-out', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { name: 'Popular football' })).toBeVisible();
  const bet = counter();
  await bet.tap(page.getByRole('navigation').getByRole('link', { name: 'Sportsbook' }).last());
  for (const row of [0, 1, 2]) await bet.tap(oddsOf(page, row));
  await bet.tap(page.getByRole('button', { name: /Acca of 3 at/ }));
  const slip = slipOf(page);

  await test.step('a booking code', async () => {
    const code = counter();
    await code.tap(slip.getByRole('button', { name: 'Book bet' }));
    const sheet = page.getByRole('dialog', { name: 'Booking code' });
    await expect(sheet.getByText(/^[A-Z]{3} [A-Z]{3}$/)).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
    // The next tap sends it.
    expect(code.count() + 1).toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // The slip alone lies over the page again.
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
  });

  await bet.tap(slip.getByRole('button', { name: '₦500', exact: true }));
  await bet.tap(slip.getByRole('button', { name: 'Place acca of 3, ₦500' }));
  await expect(slip.getByText('Placed.')).toBeVisible();
  expect(bet.count()).toBeLessThanOrEqual(7);

  await test.step('a cash-out from Home', async () => {
    await page.goto(paths.home);
    const sale = counter();
    await sale.tap(page.getByRole('button', { name: /^Cash out ₦/ }).first());
    const sheet = page.getByRole('dialog', { name: 'Cash out' });
    await sale.tap(sheet.getByRole('button', { name: /^Cash out ₦/ }));
    await expect(sheet.getByText('Cashed out.')).toBeVisible();
    expect(sale.count()).toBeLessThanOrEqual(2);
  });
});

test('a position is cashed out with two taps, and a second tap of the first is none', async ({
  page,
}) => {
  await openEvenMatch(page, 1, 'upcoming');
  await pickPrice(page, 'Back', 5000);
  await placeButton(page).click();
  await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await page.goto(paths.home);
  const sale = counter();
  // The half second after the first tap lasts until it is let go.
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await sale.tap(page.getByRole('button', { name: /^Cash out −?₦/ }).first());
  const sheet = page.getByRole('dialog', { name: 'Cash out' });
  const act = sheet.getByRole('button', { name: /^Cash out, / });
  await expect(act).toBeEnabled();
  await act.click({ force: true });
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await sale.tap(act);
  await expect(sheet.getByText('Done. All of it is matched.')).toBeVisible();
  expect(sale.count()).toBeLessThanOrEqual(2);
});

test('a code is loaded from Home with two taps', async ({ page }) => {
  await beSignedIn(page);
  const code = codeFor(await choose(page.request, 2));
  await page.goto(paths.home);
  const load = counter();
  const field = page.getByRole('textbox', { name: 'Booking code' });
  await load.tap(field);
  await field.fill(code);
  await load.tap(page.getByRole('button', { name: 'Load', exact: true }));
  await expect(slipOf(page).getByRole('heading', { name: 'Acca of 2' })).toBeVisible();
  expect(load.count()).toBeLessThanOrEqual(2);
});
