import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCouponBets } from '../../../../contract/betting/couponBets.ts';
import { answerOf, rawJson } from '../../../../testing/answers.ts';
import { aCoupon } from '../../../../testing/builders.ts';
import { newPage } from '../../../../testing/newPage.ts';
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

const REFERENCE = 'one-intent';
const bet = aCoupon({ couponId: 'K1', reference: REFERENCE, stake: 500_00 });

/** What a start waits for besides the slip; the test lets it go on. */
let keysRead: () => void;

beforeEach(() => {
  const reading = new Promise<void>((resolve) => {
    keysRead = resolve;
  });
  vi.doMock('../../../../state/money/doubtfulKeys.ts', async (original) => ({
    ...(await original<object>()),
    startDoubtfulKeys: () => reading,
  }));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://api.test');
    return pathname.endsWith('/sportsbook/bets')
      ? answerOf(listCouponBets, { asOf: Date.now(), bets: [bet], total: 1 })
      : rawJson({});
  });
});

async function start() {
  newPage();
  const app = {
    ...(await import('./couponSlip.ts')),
    ...(await import('./couponPlace.ts')),
    ...(await import('./lostCoupons.ts')),
    ...(await import('../../../../state/device/notices.ts')),
  };
  const { beginSession } = await import('../../../../state/session/session.ts');
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  return app;
}

test('a bet whose outcome comes before all is read is told, too', async () => {
  const before = await start();
  await before.startCouponSlip();
  before.couponSlip.sent = [
    {
      ...{ reference: REFERENCE, kind: 'single', keys: ['a:f-1x2/home'], stakeKobo: 500_00 },
      phase: { is: 'sending' },
    },
  ];
  await before.saveCouponSlip();

  const { tellOfLostCoupons, couponSlip, recheckCoupons, notices } = await start();
  const telling = tellOfLostCoupons();
  await until(() => expect(couponSlip.sent).toHaveLength(1));
  // The socket is connected.
  recheckCoupons();
  await until(() => expect(couponSlip.sent[0]?.phase?.is).toBe('done'));
  keysRead();
  await telling;
  await until(() =>
    expect(notices.tray.map(({ text }) => text)).toEqual([expect.stringMatching(/₦500: placed/)]),
  );
});
