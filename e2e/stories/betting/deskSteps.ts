import type { Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { openEvenMatch, placeButton, setBook, slip } from '../../kit/slipSteps.ts';
import { expect } from '../../kit/story.ts';

export const matchOdds = (page: Page) =>
  page.getByRole('region', { name: 'Match Odds', exact: true });

export const rung = (page: Page, side: 'Back' | 'Lay', runner: string, price: string) =>
  matchOdds(page).getByRole('button', {
    name: new RegExp(`^${side} ${runner} ${price.replace('.', '\\.')},`),
  });

/** The demo player has a football match that has not begun, with the money on its first runner set. */
export async function setQuietBook(page: Page, mock: MockControl) {
  const gameId = await openEvenMatch(page, 1, 'upcoming');
  const { name } = await setBook(page, mock, gameId, {
    back: [
      [2.5, 30_000],
      [2.48, 50_000],
    ],
    lay: [
      [2.54, 30_000],
      [2.56, 50_000],
    ],
  });
  return { gameId, runner: name };
}

/** The same match at a desk, with the ladders of its match odds; gives the first runner. */
export async function beAtLadders(page: Page, mock: MockControl): Promise<string> {
  const { runner } = await setQuietBook(page, mock);
  await matchOdds(page).getByRole('button', { name: 'Ladders' }).click();
  await expect(matchOdds(page).getByRole('table', { name: /^Prices of/ })).toHaveCount(3);
  await expect(rung(page, 'Back', runner, '2.50')).toHaveText('₦30K');
  return runner;
}

/** Backs a runner on its ladder where nobody lays, so that the bet waits; gives its id. */
export async function waitAt(page: Page, runner: string, price: string, naira: number) {
  await rung(page, 'Back', runner, price).click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill(String(naira));
  await placeButton(page).click();
  await slip(page).getByText('Details', { exact: true }).click();
  const fact = slip(page).locator('.slip-result__fact', { hasText: /^Bet/ });
  const betId = (await fact.getByRole('definition').textContent()) ?? '';
  await slip(page).getByRole('button', { name: 'Done' }).click();
  return betId;
}

export const gameIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
