import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { get } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type CouponLimits, priceSelections } from '../../../../contract/betting/coupon.ts';
import {
  type CouponBet,
  listCouponBets,
  placeCoupon,
} from '../../../../contract/betting/couponBets.ts';
import { database } from '../../../../storage/database.ts';
import { flushAll } from '../../../../storage/persisted.ts';
import { answerOf, rawJson, refusalOf } from '../../../../testing/answers.ts';
import { aCoupon } from '../../../../testing/builders.ts';
import { newPage, newTab } from '../../../../testing/newPage.ts';
import { until } from '../../../../testing/until.ts';

vi.stubGlobal(
  'document',
  Object.assign(new EventTarget(), {
    visibilityState: 'hidden',
    documentElement: { classList: { contains: () => false } },
  }),
);
// Silences the socket, which is not tested here.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** The bets sent; the test answers them. */
const bets = vi.fn<(body: unknown, key: string) => Response | Promise<Response>>();
const looked = vi.fn<(reference: string) => Response>();

const LIMITS: CouponLimits = {
  ...{ minStake: 100_00, maxStake: 1_000_000_00, maxWin: 15_000_000_00 },
  ...{ delaySeconds: 6, cashOutMarginPercent: 5 },
};
const AT = Date.now();

/** The house's answers, with every selection open at 2.00. */
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  const request = new Request(url, init);
  if (url.pathname.endsWith('/sportsbook/prices')) {
    const { selections } = z.parse(priceSelections.input, await request.json());
    return answerOf(priceSelections, {
      ...{ asOf: AT, limits: LIMITS },
      selections: selections.map(({ marketId, selectionId }) => ({
        ...{ marketId, selectionId, status: 'open' as const },
        offer: {
          ...{
            gameId: gameOf(marketId),
            eventName: 'Home v Away',
            sportId: 1 as const,
            startsAt: AT,
          },
          ...{ inPlay: false, marketName: '1X2', version: 1 },
          selection: { selectionId, name: '1', label: 'Home', status: 'open' as const, odds: 200 },
        },
      })),
    });
  }
  if (!url.pathname.endsWith('/sportsbook/bets')) return rawJson({});
  if (request.method === 'POST') {
    return bets(await request.json(), request.headers.get('idempotency-key') ?? '');
  }
  return looked(url.searchParams.get('reference') ?? '');
});

const gameOf = (marketId: string) => marketId.split(':')[0] ?? '';

const couponBet = (reference: string) => aCoupon({ couponId: `K-${reference}`, reference });
const found = (...known: CouponBet[]) =>
  answerOf(listCouponBets, { asOf: AT, bets: known, total: known.length });

/** Starts the app again on the same device, or in a tab beside. */
async function start(open = newPage) {
  open();
  const app = {
    ...(await import('./couponSlip.ts')),
    ...(await import('./couponPlace.ts')),
    ...(await import('./couponPrices.ts')),
    ...(await import('../../../../state/session/session.ts')),
  };
  app.beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  app.setWallet({ balance: 10_000_00, cash: 0, coins: 0, sports: 0, wicket: 0 });
  await app.startCouponPlacement();
  return app;
}

type App = Awaited<ReturnType<typeof start>>;

async function fill(app: App, games: string[]) {
  app.clearCoupon();
  await fillOver(app, games);
}

/** Fills the slip as it stands, with the key that it has. */
async function fillOver({ couponSlip, togglePick, priceNow }: App, games: string[]) {
  for (const gameId of games) {
    const marketId = `${gameId}:f-1x2`;
    togglePick({ gameId, marketId, selectionId: 'home', oddsHundredths: 200, version: 1 });
  }
  couponSlip.stakeKobo = 500_00;
  await priceNow(couponSlip.picks);
}

beforeEach(() => {
  // A fresh device for each test, so that nothing is left in the slip.
  vi.stubGlobal('indexedDB', new IDBFactory());
  bets.mockReset();
  looked.mockReset();
  looked.mockImplementation(() => found());
});

test('singles go one by one under keys of their own; done, they leave the slip', async () => {
  const app = await start();
  await fill(app, ['a', 'b']);
  app.couponSlip.kind = 'single';
  const references = app.couponSlip.picks.map(({ reference }) => reference);
  bets.mockImplementation((_, key) => answerOf(placeCoupon, { bet: couponBet(key) }));
  app.placeCoupons();
  // A second tap does nothing.
  app.placeCoupons();
  await until(() => expect(app.areCouponsDecided(app.couponSlip.sent)).toBe(true));
  await until(() => expect(bets).toHaveBeenCalledTimes(2));
  await until(() => expect(app.couponSlip.sent[1]?.phase?.is).toBe('done'));
  expect(bets.mock.calls.map(([, key]) => key)).toEqual(references);
  app.finishCoupon();
  expect(app.couponSlip).toMatchObject({ picks: [], sent: [] });
});

test('a refusal names its selection, takes nothing, and the next try is another intent', async () => {
  const app = await start();
  await fill(app, ['a', 'b']);
  const { reference } = app.couponSlip;
  bets.mockImplementation(() =>
    refusalOf('price-moved', 'The price moved.', {
      status: 422,
      fields: { 'legs.1': 'b: 2.00 is now 1.80' },
    }),
  );
  app.placeCoupons();
  await until(() => expect(app.couponSlip.refusal).toBeDefined());
  expect(app.couponSlip.refusal?.fields).toEqual({ 'b:f-1x2/home': 'b: 2.00 is now 1.80' });
  expect(app.couponSlip.sent).toEqual([]);
  expect(app.couponSlip.picks).toHaveLength(2);
  expect(app.couponSlip.reference).not.toBe(reference);
});

test.each(['after a reload', 'in another tab'])(
  'a receipt still stands: the next acca %s goes out under a key of its own',
  async (where) => {
    bets.mockImplementation((_, key) => answerOf(placeCoupon, { bet: couponBet(key) }));
    const first = await start();
    await fill(first, ['a', 'b']);
    first.placeCoupons();
    await until(() => expect(first.couponSlip.sent[0]?.phase?.is).toBe('done'));
    await first.saveCouponSlip();

    const next = await start(where === 'in another tab' ? newTab : newPage);
    await fillOver(next, ['c', 'd']);
    next.placeCoupons();
    await until(() => expect(next.couponSlip.sent[0]?.phase?.is).toBe('done'));
    const [one, other] = bets.mock.calls.map(([, key]) => key);
    expect(other).not.toBe(one);
  },
);

test('the receipt of one tab, put away last, does not bring back a key that another tab has used', async () => {
  bets.mockImplementation((_, key) => answerOf(placeCoupon, { bet: couponBet(key) }));
  const place = async (app: App, games: string[]) => {
    await fillOver(app, games);
    app.placeCoupons();
    await until(() => expect(app.couponSlip.sent[0]?.phase?.is).toBe('done'));
    await app.saveCouponSlip();
  };
  const one = await start();
  await place(one, ['a', 'b']);
  const other = await start(newTab);
  await place(other, ['c', 'd']);
  other.finishCoupon();
  const { reference } = other.couponSlip;
  one.finishCoupon();
  await until(() => expect(other.couponSlip.reference).not.toBe(reference));
  await place(other, ['e', 'f']);
  expect(new Set(bets.mock.calls.map(([, key]) => key)).size).toBe(3);
});

test('singles of which one was refused after its delay: it gets a new key, one that got lost keeps its own', async () => {
  const app = await start();
  await fill(app, ['a', 'b']);
  app.couponSlip.kind = 'single';
  const before = app.couponSlip.picks.map(({ reference }) => reference);
  bets.mockImplementationOnce((_, key) => {
    return answerOf(placeCoupon, { bet: { ...couponBet(key), state: 'rejected' } });
  });
  bets.mockImplementation(() => Promise.reject(new TypeError('network')));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  app.placeCoupons();
  await until(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(app.couponSlip.sent.map(({ phase }) => phase?.is)).toEqual(['done', 'editing']);
  });
  app.finishCoupon();
  const after = app.couponSlip.picks.map(({ reference }) => reference);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('a page that dies while a bet is sent looks it up at the next start, and sends nothing', async () => {
  const first = await start();
  await fill(first, ['a', 'b']);
  const { reference } = first.couponSlip;
  bets.mockImplementation(() => new Promise(() => undefined));
  first.placeCoupons();
  await until(async () => {
    await flushAll();
    expect(await get('coupon-slip@1', database)).toMatchObject({ data: { sent: [{ reference }] } });
  });

  bets.mockReset();
  looked.mockImplementation((asked) => (asked === reference ? found(couponBet(asked)) : found()));
  const app = await start();
  await until(() => expect(app.couponSlip.sent[0]?.phase?.is).toBe('done'));
  expect(bets).not.toHaveBeenCalled();
});

describe('a bet that got lost is sent again under its key', () => {
  const pickOf = (gameId: string) => {
    const marketId = `${gameId}:f-1x2`;
    return { gameId, marketId, selectionId: 'home', oddsHundredths: 200, version: 1 };
  };
  const keys = () => bets.mock.calls.map(([, key]) => key);
  const lose = () => Promise.reject(new TypeError('network'));

  /** Sends the slip, and waits until it has an outcome or is a draft again. */
  async function send({ couponSlip, placeCoupons, priceNow, finishCoupon }: App) {
    couponSlip.stakeKobo = 500_00;
    couponSlip.isReturned = false;
    await priceNow(couponSlip.picks);
    const before = bets.mock.calls.length;
    placeCoupons();
    await until(() => expect(bets.mock.calls.length).toBe(before + 1));
    await until(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      const [sent] = couponSlip.sent;
      expect(sent === undefined || sent.phase?.is === 'done').toBe(true);
    });
    finishCoupon();
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });

  test('a single, tapped out and in again, cleared, and after a reload', async () => {
    const first = await start();
    await fill(first, ['a']);
    bets.mockImplementation(lose);
    await send(first);
    first.togglePick(pickOf('a'));
    first.togglePick(pickOf('a'));
    await send(first);
    first.clearCoupon();
    first.replacePicks([pickOf('a')]);
    await send(first);
    first.clearCoupon();
    await flushAll();
    const { flushAll: flush } = await import('../../../../storage/persisted.ts');
    await flush();
    const app = await start();
    app.replacePicks([pickOf('a')]);
    bets.mockImplementation((_, key) => answerOf(placeCoupon, { bet: couponBet(key) }));
    await send(app);
    expect(keys()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
    // It is decided: the same selection is another bet now.
    app.replacePicks([pickOf('a')]);
    await send(app);
    expect(keys()[4]).not.toBe(keys()[0]);
  });

  test('an acca after clearing, in any order; other selections are another bet', async () => {
    const app = await start();
    bets.mockImplementation(lose);
    for (const games of [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'c'],
    ]) {
      await fill(app, games);
      await send(app);
    }
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  test('a single, as an acca of which all else is left out', async () => {
    const app = await start();
    await fill(app, ['a', 'b']);
    app.setOut('b:f-1x2/home', true);
    bets.mockImplementation(lose);
    await send(app);
    app.couponSlip.kind = 'single';
    await send(app);
    expect(keys()[1]).toBe(keys()[0]);
  });
});
