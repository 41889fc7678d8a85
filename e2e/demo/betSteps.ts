import type { Page } from 'playwright';
import { expect, openDemo, untilUp } from './inPage.ts';

/** On this day the live cricket match is calm. Nobody has bets yet. */
const CALM_DAY = {
  seed: 'main-job',
  startAt: '2026-11-21T12:00:00.000Z',
  scale: 0,
  scenario: 'empty',
};

/**
 * Opens the sign-in of the calm day. The day begins on a page without lists: a row kept from the world before
 * would stand on Home for a moment, and a tap on it opens a match that this world does not have.
 */
export async function openCalmDay(page: Page, signIn: string, withoutLists: string) {
  await openDemo(page, withoutLists);
  await page.evaluate((day) => window.mock.reset(day), CALM_DAY);
  await page.goto(signIn);
  await untilUp(page);
}

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });

export const balance = (page: Page, amount: string) =>
  page.getByRole('button', { name: new RegExp(`Balance ₦${amount}`) });

/** From Home to the cricket match in play. */
export async function openMatch(page: Page) {
  await page.getByRole('main').locator('a[href*="/exchange/c-"]:visible').first().click();
  await expect(page).toHaveURL(/\/exchange\/c-/);
}

export async function placeBet(page: Page) {
  await page
    .getByRole('button', { name: /^Back .+ available$/ })
    .first()
    .click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
  await slip(page).getByLabel('If it is not fully matched').selectOption('All of it or nothing');
  await slip(page).getByText('Outcomes and settings').click();
  await slip(page).getByLabel('If the price moves').selectOption('Accept any price');
  await slip(page)
    .getByRole('button', { name: /Place bet ₦500/ })
    .click();
  await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
  await page.evaluate(() => window.mock.clock({ advance: '6s' }));
  await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
}
