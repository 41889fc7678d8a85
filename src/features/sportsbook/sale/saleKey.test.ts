import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CouponBet,
  cashOutCoupon,
  listCouponBets,
  quoteCashOut,
} from '../../../contract/betting/couponBets.ts';
import { flushAll } from '../../../storage/persisted.ts';
import { answerOf, rawJson } from '../../../testing/answers.ts';
import { aCoupon } from '../../../testing/builders.ts';
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

const BET = aCoupon({ cashOut: { amount: 950_00 } });
const HALF_SOLD = { ...BET, stake: 500_00, soldStake: 500_00, soldFor: 475_00 };

/** The keys under which sales were sent; the test answers them. */
const sold = vi.fn<(key: string) => Response>();

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  const request = new Request(url, init);
  const { couponId } = BET;
  if (url.pathname.endsWith('/cashout')) {
    if (request.method === 'POST') return sold(request.headers.get('idempotency-key') ?? '');
    const cashOut = { amount: 950_00 };
    return answerOf(quoteCashOut, { asOf: Date.now(), couponId, cashOut });
  }
  if (!url.pathname.endsWith('/sportsbook/bets')) return rawJson({});
  return answerOf(listCouponBets, { asOf: Date.now(), bets: [BET], total: 1 });
});

/** Opens the sale of a bet on a page that starts, on the same device. */
async function open(bet: CouponBet) {
  newPage();
  const app = await import('./couponCashOut.ts');
  const { beginSession } = await import('../../../state/session/session.ts');
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  app.openSale(bet);
  await until(() => expect(app.couponSales[bet.couponId]?.offer).toBeDefined());
  return app;
}

async function loseASale(): Promise<string> {
  const { sell } = await open(BET);
  sold.mockImplementation(() => {
    throw new TypeError('network');
  });
  sell(BET.couponId, 475_00, 5000);
  await until(() => expect(sold).toHaveBeenCalledOnce());
  await until(async () => {
    const { isDoubtful } = await import('../../../state/money/doubtfulKeys.ts');
    expect(isDoubtful(sold.mock.calls[0]?.[0] ?? '')).toBe(true);
  });
  const { flushAll: flush } = await import('../../../storage/persisted.ts');
  await flush();
  await flushAll();
  return sold.mock.calls[0]?.[0] ?? '';
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sold.mockReset();
});

test('a sale that got lost keeps its key over a reload', async () => {
  const key = await loseASale();
  const { sell, couponSales } = await open(BET);
  sold.mockImplementation(() => answerOf(cashOutCoupon, { bet: HALF_SOLD }));
  sell(BET.couponId, 475_00, 5000);
  await until(() => expect(couponSales[BET.couponId]?.phase.is).toBe('done'));
  expect(sold.mock.calls.map(([sent]) => sent)).toEqual([key, key]);
});

test('of a bet of which more is sold than before, the next sale is another one', async () => {
  const key = await loseASale();
  const { sell, couponSales } = await open(HALF_SOLD);
  const rest = { ...HALF_SOLD, state: 'cashed-out' as const, returned: 475_00 };
  sold.mockImplementation(() => answerOf(cashOutCoupon, { bet: rest }));
  sell(BET.couponId, 475_00);
  await until(() => expect(couponSales[BET.couponId]?.phase.is).toBe('done'));
  expect(sold.mock.calls[1]?.[0]).not.toBe(key);
});
