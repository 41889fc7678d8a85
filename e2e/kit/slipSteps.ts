import type { Page } from 'playwright';
import * as z from 'zod/mini';
import type { MockControl } from '../../mocks/control/client.ts';
import { getEvent, listEvents } from '../../src/contract/betting/catalogue.ts';
import type { Market, MarketKind, SportEvent, SportId } from '../../src/contract/betting/market.ts';
import { href, paths } from '../../src/paths.ts';
import { beSignedIn } from './signedIn.ts';
import { expect } from './story.ts';

const CATEGORIES: Record<SportId, string> = { 1: 'soccer', 2: 'tennis', 4: 'cricket' };

export const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });

/** The best back or lay price of a market's first runner. */
export const price = (page: Page, side: 'Back' | 'Lay', market = 'Match Odds') =>
  page
    .getByRole('region', { name: market, exact: true })
    .getByRole('button', { name: new RegExp(`^${side} .+ available$`) })
    .first();

/** The demo player opens a match that takes bets at odds close to even. */
export async function openEvenMatch(
  page: Page,
  sportId: SportId,
  status: SportEvent['status'] = 'inplay',
): Promise<string> {
  await beSignedIn(page, 'demo');
  const category = status === 'inplay' ? 'inplay' : CATEGORIES[sportId];
  const answer = await page.request.get(`/api/sports/events/${category}`);
  const { events } = z.parse(listEvents.output, await answer.json());
  const game = events.find(
    ({ runners: [first], ...event }) =>
      event.sportId === sportId &&
      event.status === status &&
      event.matchOddsStatus === 'open' &&
      (first?.back ?? 0) > 1_40 &&
      (first?.lay ?? 0) < 3_00,
  );
  if (!game) throw new Error(`no even match of sport ${sportId} is ${status}`);
  const { gameId } = game;
  await page.goto(href(paths.match, { gameId }));
  await expect(price(page, 'Back')).toBeVisible();
  return gameId;
}

/** A match's market, from the server. */
export async function marketOf(page: Page, gameId: string, kind: MarketKind): Promise<Market> {
  const answer = await page.request.get(`/api/sports/event/${gameId}`);
  const { markets } = z.parse(getEvent.output, await answer.json());
  const market = markets.find((one) => one.kind === kind);
  if (!market) throw new Error(`${gameId} has no ${kind}`);
  return market;
}

type Columns = Parameters<MockControl['book']>[0]['columns'];

/** Sets the money on a match's first runner, and gives the runner. */
export async function setBook(page: Page, mock: MockControl, gameId: string, columns: Columns) {
  const { marketId, runners } = await marketOf(page, gameId, 'match_odds');
  const [runner] = runners;
  if (!runner) throw new Error('no runner');
  await mock.book({ marketId, runnerId: runner.runnerId, columns });
  return runner;
}

/** Advances the world until the first runner's best back price is worse: a better one is taken without a word. */
export async function letPriceFall(page: Page, mock: MockControl, gameId: string): Promise<void> {
  const best = async () => (await marketOf(page, gameId, 'match_odds')).runners[0]?.back[0]?.[0];
  const before = await best();
  for (let seconds = 0; seconds < 1800; seconds += 5) {
    await mock.clock({ advance: '5s' });
    const now = await best();
    if (now !== undefined && before !== undefined && now < before) return;
  }
  throw new Error(`the price of ${gameId} stays ${before}`);
}

/** The first runner's best back price; wide screens show worse ones before it. */
export const bestBack = (page: Page) =>
  page
    .getByRole('region', { name: 'Match Odds', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Back .+ available$/ }) })
    .first()
    .getByRole('button', { name: /^Back .+ available$/ })
    .last();

export async function pickPrice(page: Page, side: 'Back' | 'Lay', naira: number, market?: string) {
  await price(page, side, market).click();
  await slip(page)
    .getByRole('textbox', { name: /stake$/i })
    .fill(String(naira));
}

/** Opens the slip's settings and leaves them open. */
export async function openSettings(page: Page) {
  const label = slip(page).getByLabel('If the price moves');
  if (!(await label.isVisible())) await slip(page).getByText('Outcomes and settings').click();
  await expect(label).toBeVisible();
}

/** Sets what a price that moved means, which counts for a bet that is matched whole or not at all. */
export async function choose(page: Page, choice: string) {
  await matchWhole(page);
  await openSettings(page);
  await slip(page).getByLabel('If the price moves').selectOption(choice);
}

/** The bet is matched whole, or refused. */
const matchWhole = (page: Page) =>
  slip(page).getByLabel('If it is not fully matched').selectOption('All of it or nothing');

export const placeButton = (page: Page) =>
  slip(page).getByRole('button', { name: /^Place (bet|lay)/ });

/** Places the bet in the slip; in play it is then in its delay. */
export async function place(page: Page) {
  await placeButton(page).click();
  await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
}

export const done = (page: Page) => slip(page).getByRole('button', { name: 'Done' }).click();
