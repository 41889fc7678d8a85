import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CouponBet,
  listCouponBets,
  quoteCashOut,
} from '../../../contract/betting/couponBets.ts';
import { answerOf, rawJson, refusalOf } from '../../../testing/answers.ts';
import { aCoupon, aCouponLeg } from '../../../testing/builders.ts';
import { newPage } from '../../../testing/newPage.ts';
import { until } from '../../../testing/until.ts';

vi.stubGlobal(
  'document',
  Object.assign(new EventTarget(), {
    visibilityState: 'hidden',
    documentElement: { classList: { contains: () => false } },
  }),
);
// Silences the socket, which is not tested here.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const BET = aCoupon({ legs: [aCouponLeg('g-1')], cashOut: { amount: 950_00 } });
const EDITED = { ...BET, legs: ['g-1', 'g-9'].map(aCouponLeg), soldStake: 1000_00 };

/** The bet as the server has it. */
let known: CouponBet;
const edit = vi.fn<() => Response | Promise<Response>>();
const looked = vi.fn();

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  if (pathname.endsWith('/edit')) return edit();
  if (pathname.endsWith('/cashout')) {
    const { couponId } = BET;
    return answerOf(quoteCashOut, { asOf: Date.now(), couponId, cashOut: { amount: 950_00 } });
  }
  if (!pathname.endsWith('/sportsbook/bets')) return rawJson({});
  looked();
  return answerOf(listCouponBets, { asOf: Date.now(), bets: [known], total: 1 });
});

/** Starts the app on the same device. */
async function start() {
  newPage();
  const app = {
    ...(await import('./couponCashOut.ts')),
    ...(await import('../slip/coupon/couponSlip.ts')),
    ...(await import('../slip/coupon/couponPlace.ts')),
  };
  const { beginSession } = await import('../../../state/session/session.ts');
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  await app.startCouponPlacement();
  return { ...app, games: () => app.couponSlip.picks.map(({ gameId }) => gameId) };
}

const pickOf = (gameId: string) => ({
  ...{ gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home' },
  ...{ oddsHundredths: 200, version: 4 },
});

/** Adds the second of two selections in the slip to the bet. */
async function sendEdit() {
  const app = await start();
  for (const gameId of ['g-8', 'g-9']) app.togglePick(pickOf(gameId));
  app.openSale(BET);
  await until(() => expect(app.couponSales[BET.couponId]?.offer).toBeDefined());
  const leg = { ...pickOf('g-9'), odds: 200 };
  app.editBet(BET.couponId, 950_00, [leg], ['g-9:f-1x2/home']);
  await until(() => expect(edit).toHaveBeenCalled());
  await app.saveCouponSlip();
  return app;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  known = BET;
  looked.mockClear();
  edit.mockReset();
  edit.mockImplementation(() => new Promise(() => undefined));
});

test('what an edit has added leaves the slip, though the page went before the answer', async () => {
  await sendEdit();
  known = EDITED;
  const { games } = await start();
  await until(() => expect(games()).toEqual(['g-8']));
});

test('while the bet is without it, it stays in the slip, and a later start looks again', async () => {
  await sendEdit();
  const { games } = await start();
  await until(() => expect(looked).toHaveBeenCalled());
  expect(games()).toEqual(['g-8', 'g-9']);
  known = EDITED;
  const { games: later } = await start();
  await until(() => expect(later()).toEqual(['g-8']));
});

test('an edit that was refused is not looked for at the next start', async () => {
  edit.mockImplementation(() => refusalOf('price-moved', 'The price moved.', { status: 422 }));
  const { couponSlip, games } = await sendEdit();
  await until(() => expect(couponSlip.edits).toEqual([]));
  expect(games()).toEqual(['g-8', 'g-9']);
});
