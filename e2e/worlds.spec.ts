import type { APIRequestContext, Page } from 'playwright';
import * as z from 'zod/mini';
import { createControl } from '../mocks/control/client.ts';
import { SignedIn } from '../src/contract/auth.ts';
import { placeMatchOddsBet } from '../src/contract/bets.ts';
import { getEvent } from '../src/contract/catalogue.ts';
import { paths } from '../src/paths.ts';
import { beSignedIn } from './signedIn.ts';
import { liveGame } from './steps.ts';
import { expect, test } from './story.ts';

/** Backs the first runner of a live match with ₦500, as adaeze, in the world of the request. */
async function backSomeone(request: APIRequestContext): Promise<void> {
  const credentials = { username: 'adaeze', password: 'Passw0rd1' };
  const signedIn = await request.post('/api/login', { data: credentials });
  const { token } = z.parse(SignedIn, await signedIn.json());
  const game = await request.get(`/api/sports/event/${await liveGame(request, 1)}`);
  const { event, markets } = z.parse(getEvent.output, await game.json());
  const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
  const runner = market?.runners.find(({ back }) => back.length > 0);
  if (!market || !runner) throw new Error(`${event.name} is not open`);
  const placed = await request.post('/api/bet/match/odds', {
    headers: { authorization: token, 'idempotency-key': crypto.randomUUID() },
    data: z.encode(placeMatchOddsBet.input, {
      gameId: event.gameId,
      marketId: market.marketId,
      runnerId: runner.runnerId,
      side: 'back',
      price: runner.back[0]?.[0] ?? 0,
      stake: 50_000,
      version: market.version,
      onPriceChange: 'any',
    }),
  });
  z.parse(placeMatchOddsBet.output, await placed.json());
}

async function openBets(page: Page) {
  await beSignedIn(page);
  await page.goto(paths.myBets);
  await expect(page.getByRole('main').getByText(/as of \d\d:\d\d/)).toBeVisible();
  return page.getByRole('main').getByRole('listitem').count();
}

test('two browser contexts in two worlds do not see each other’s bets', async ({
  page,
  mock,
  browser,
  baseURL,
}, info) => {
  const base = baseURL ?? '';
  const start = { startAt: '2026-11-21T12:00:00.000Z', scale: 0 };
  const world = `other-${info.testId}-${info.retry}`;
  const other = await browser.newContext({ baseURL: base });
  await other.addCookies([{ name: 'mock-world', value: world, url: base }]);
  const otherPage = await other.newPage();
  await mock.reset(start);
  await createControl(base, world).reset(start);

  const before = await openBets(otherPage);
  await backSomeone(page.request);
  expect(await openBets(page)).toBe(before + 1);
  await otherPage.reload();
  await expect(otherPage.getByRole('main').getByText(/as of \d\d:\d\d/)).toBeVisible();
  expect(await otherPage.getByRole('main').getByRole('listitem').count()).toBe(before);
  await other.close();
});
