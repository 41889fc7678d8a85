import { beforeEach, expect, test } from 'vitest';
import { couponBlock } from './couponBlock.ts';
import { type CouponQuote, couponPrices } from './couponPrices.ts';
import { acceptOdds, couponSituation } from './couponSituation.ts';
import { clearCoupon, couponSlip, replacePicks } from './couponSlip.ts';

function quote(gameId: string, odds: number): CouponQuote {
  return {
    ...{ marketId: `${gameId}:f-1x2`, selectionId: 'home', status: 'open', at: Date.now() },
    offer: {
      ...{ gameId, eventName: 'Home v Away', sportId: 1, startsAt: 0, inPlay: false },
      ...{ marketName: '1X2', version: odds },
      selection: { selectionId: 'home', name: '1', label: 'Home', status: 'open', odds },
    },
  };
}

function offer(odds: Record<string, number>): void {
  for (const [gameId, hundredths] of Object.entries(odds)) {
    couponPrices.quotes[`${gameId}:f-1x2/home`] = quote(gameId, hundredths);
  }
}

beforeEach(() => {
  clearCoupon();
  replacePicks(
    ['a', 'b'].map((gameId) => ({
      ...{ gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home', oddsHundredths: 200 },
    })),
  );
  couponSlip.stakeKobo = 1000_00;
  offer({ a: 200, b: 200 });
});

const total = () => couponSituation().returns.totalOddsHundredths;

test.each([
  ['worse', 150, 300, 3000_00],
  ['better', 250, 500, 5000_00],
])('a leg that is %s moves total odds and return at once', (_, odds, totalOdds, returnKobo) => {
  offer({ b: odds });
  const { returns, returnsAsRead } = couponSituation();
  expect(returns).toMatchObject({ totalOddsHundredths: totalOdds, returnKobo });
  expect(returnsAsRead).toMatchObject({ totalOddsHundredths: 400, returnKobo: 4000_00 });
});

test('accepting takes what is shown, and nothing is worked out again', () => {
  offer({ b: 150 });
  const shown = couponSituation();
  expect(couponBlock({ ...shown, isAuth: true })?.mend).toBe('accept-odds');
  acceptOdds(shown.legs);
  const after = couponSituation();
  expect(after.returns).toEqual(shown.returns);
  expect(after.returnsAsRead).toEqual(shown.returns);
  expect(couponBlock({ ...after, isAuth: true })?.mend).toBeUndefined();
});

test('what was heard since is another change', () => {
  offer({ b: 150 });
  const { legs } = couponSituation();
  offer({ b: 120 });
  acceptOdds(legs);
  expect(couponSlip.picks.map(({ oddsHundredths }) => oddsHundredths)).toEqual([200, 150]);
  expect(total()).toBe(240);
  expect(couponBlock({ ...couponSituation(), isAuth: true })?.mend).toBe('accept-odds');
});
