import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { priceSelections } from '../../../contract/betting/coupon.ts';
import {
  type CouponBet,
  cashOutCoupon,
  listCouponBets,
  quoteCashOut,
} from '../../../contract/betting/couponBets.ts';
import { editCoupon } from '../../../contract/betting/couponEdits.ts';
import { aCoupon, aCouponLeg } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import { until } from '../../../testing/until.ts';
import { clearCoupon, couponSlip, togglePick } from '../slip/coupon/couponSlip.ts';
import { CouponCashOut } from './CouponCashOut.tsx';
import { CouponSale } from './CouponSale.tsx';
import { closeSale, couponSales, editBet, openSale, sell } from './couponCashOut.ts';

const BET = aCoupon({ cashOut: { amount: 950_00 } });

/** Joins the parts as the screen does. */
function Selling() {
  const [sold, sell] = useState<CouponBet>();
  return (
    <>
      <CouponCashOut bet={BET} onOpen={sell} />
      {sold && <CouponSale bet={sold} onClose={() => sell(undefined)} />}
    </>
  );
}

let network: Network;
let user: User;
let quotedKobo: number;

/** The dialog's button, which is the last of that name. */
const button = (name: RegExp) => screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1);
const press = async (name: RegExp) => user.click(button(name) ?? document.body);

beforeEach(async () => {
  quotedKobo = 950_00;
  closeSale(BET.couponId);
  network = openNetwork();
  network.answer(quoteCashOut, ({ couponId }) => ({
    asOf: Date.now(),
    couponId,
    cashOut: { amount: quotedKobo },
  }));
  await network.signIn('adaeze');
  user = show(<Selling />);
  await press(/Cash out ₦950/);
  await shows(/Cash-out now₦950\.00/);
});

test('a bet is sold for the amount that was shown', async () => {
  const sold = aCoupon({ state: 'cashed-out', returned: 950_00 });
  network.answer(cashOutCoupon, () => ({ bet: sold }));
  await press(/^Cash out ₦950/);
  await shows(/Cashed out\. ?₦950\.00 is in your balance/);
  const sent = await network.sent(cashOutCoupon);
  expect(sent.map(({ wire }) => wire)).toEqual([{ couponId: BET.couponId, amount: 950 }]);
});

test('a part is sold for its share, and the rest of the bet goes on', async () => {
  const smaller = aCoupon({ stake: 500_00, soldStake: 500_00, soldFor: 475_00 });
  network.answer(cashOutCoupon, () => ({ bet: smaller }));
  await press(/^50%$/);
  await shows(/It cashes out ₦500 of the stake/);
  await press(/^Cash out ₦475/);
  await shows(/Cashed out\. ?₦475\.00 is in your balance\. ₦500 of the stake stays in the bet/);
  const sent = await network.sent(cashOutCoupon);
  expect(sent.map(({ wire }) => wire)).toEqual([{ couponId: BET.couponId, amount: 475, part: 50 }]);
});

test('a part that would take the whole stake cannot be sold, and the page says so', async () => {
  quotedKobo = 14_66;
  closeSale(BET.couponId);
  cleanup();
  user = show(<CouponSale bet={aCoupon({ stake: 3 })} onClose={() => undefined} />);
  await shows(/Cash-out now₦14\.66/);
  await press(/^75%$/);
  await shows(/you can only cash out all of it/);
  expect(button(/^Cash out/)?.disabled).toBe(true);
  await press(/^25%$/);
  expect(button(/^Cash out ₦4\.88/)?.disabled).toBe(false);
});

/** Sells half of the bet, which gets lost on its way, and closes the sale. */
async function loseHalf(): Promise<void> {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  network.answer(listCouponBets, () => ({ asOf: Date.now(), bets: [BET], total: 1 }));
  network.run('fault', { match: 'POST /sportsbook/bets/cashout', network: true, times: 1 });
  await press(/^50%$/);
  await press(/^Cash out ₦475/);
  await until(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(document.body.textContent).toMatch(/We did not get your cash-out/);
    },
    { interval: 1 },
  );
  closeSale(BET.couponId);
}

test('a sale that got lost keeps its key, closed and opened again, until the server decides', async () => {
  await loseHalf();
  openSale(BET);
  await waitFor(() => expect(couponSales[BET.couponId]?.offer).toBeDefined());
  const smaller = aCoupon({ stake: 500_00, soldStake: 500_00, soldFor: 475_00 });
  network.answer(cashOutCoupon, () => ({ bet: smaller }));
  sell(BET.couponId, 475_00, 5000);
  await waitFor(() => expect(couponSales[BET.couponId]?.phase.is).toBe('done'));
  const keys = (await network.sent(cashOutCoupon)).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBe('');
  // The rest is another sale.
  openSale(smaller);
  expect(couponSales[BET.couponId]?.key).not.toBe(keys[0]);
});

test('while a sale is checked, another bet is sold as itself', async () => {
  network.answer(listCouponBets, () => new Promise<never>(() => undefined));
  network.run('fault', { match: 'POST /sportsbook/bets/cashout', network: true, times: 1 });
  await press(/^Cash out ₦950/);
  await shows(/We're checking your cash-out/);
  await press(/^Close$/);
  const other = aCoupon({ couponId: 'K2', reference: 'other', stake: 300_00 });
  quotedKobo = 280_00;
  cleanup();
  user = show(<CouponSale bet={other} onClose={() => undefined} />);
  await shows(/Staked₦300\.00.*Cash-out now₦280\.00/);
  network.answer(cashOutCoupon, () => ({
    bet: { ...other, state: 'cashed-out' as const, returned: 280_00 },
  }));
  await press(/^Cash out ₦280/);
  await shows(/Cashed out\. ?₦280\.00 is in your balance/);
  const sent = await network.sent(cashOutCoupon);
  expect(sent.map(({ wire }) => wire)).toEqual([
    { couponId: BET.couponId, amount: 950 },
    { couponId: 'K2', amount: 280 },
  ]);
  expect(couponSales[BET.couponId]?.phase.is).toBe('checking');
});

test('opened again after a sale that ended unseen, a bet shows no amount of that sale', async () => {
  network.run('fault', { match: 'POST /sportsbook/bets/cashout', network: true, times: 1 });
  let tell = (_: CouponBet) => {};
  network.answer(listCouponBets, async () => {
    const found = await new Promise<CouponBet>((resolve) => {
      tell = resolve;
    });
    return { asOf: Date.now(), bets: [found], total: 1 };
  });
  await press(/^50%$/);
  await press(/^Cash out ₦475/);
  await shows(/Checking…/);
  await press(/^Close$/);
  const rest = aCoupon({ stake: 500_00, soldStake: 500_00, soldFor: 475_00 });
  tell(rest);
  await waitFor(() => expect(couponSales[BET.couponId]?.phase.is).toBe('done'));
  quotedKobo = 475_00;
  cleanup();
  user = show(<CouponSale bet={rest} onClose={() => undefined} />);
  await shows(/Cash-out now₦475\.00/);
  expect(document.body.textContent).not.toMatch(/The amount was/);
});

test('when the first try did arrive before the sale is opened again, the rest is another sale', async () => {
  await loseHalf();
  openSale(aCoupon({ stake: 500_00, soldStake: 500_00, soldFor: 475_00 }));
  await waitFor(() => expect(couponSales[BET.couponId]?.offer).toBeDefined());
  const rest = aCoupon({ state: 'cashed-out', returned: 475_00 });
  network.answer(cashOutCoupon, () => ({ bet: rest }));
  sell(BET.couponId, 475_00);
  await waitFor(() => expect(couponSales[BET.couponId]?.phase.is).toBe('done'));
  const keys = (await network.sent(cashOutCoupon)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

/** All selections are offered at 2.00; those of `live` matches are in play. */
function offerAll(live: readonly string[] = []): void {
  network.answer(priceSelections, ({ selections }) => ({
    asOf: Date.now(),
    limits: LIMITS,
    selections: selections.map((one) => {
      const gameId = one.marketId.split(':')[0] ?? '';
      return {
        ...{ ...one, status: 'open' as const },
        offer: {
          ...{ gameId, eventName: 'Lions v Bulls', sportId: 1 as const, startsAt: Date.now() },
          ...{ inPlay: live.includes(gameId), marketName: '1X2', version: 4 },
          selection: {
            ...{ selectionId: 'home', name: '1', label: 'Lions' },
            ...{ status: 'open' as const, odds: 200 },
          },
        },
      };
    }),
  }));
}

/** Puts the first selection of a match into the slip. */
function intoSlip(gameId: string): void {
  const names = { event: `Bulls ${gameId}`, market: '1X2', selection: '1', label: 'Bulls' };
  togglePick({ gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home', names });
}

test('a selection of the slip is added, with the return before and after, and leaves the slip', async () => {
  const legs = ['g-1', 'g-2'].map(aCouponLeg);
  offerAll(['g-8']);
  clearCoupon();
  for (const gameId of ['g-1b', 'g-8', 'g-9']) intoSlip(gameId);
  togglePick({ gameId: 'g-2', marketId: 'g-2:f-dc', selectionId: 'home' });
  network.answer(editCoupon, () => ({
    bet: aCoupon({
      legs: [...legs, aCouponLeg('g-9')],
      stake: 950_00,
      soldStake: 1000_00,
      soldFor: 950_00,
    }),
  }));
  closeSale(BET.couponId);
  cleanup();
  const bet = aCoupon({ legs, cashOut: { amount: 950_00 } });
  user = show(<CouponSale bet={bet} onClose={() => undefined} />);
  await shows(/Edit the bet instead/);
  await user.click(screen.getByText('Edit the bet instead'));
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  // A second selection of a match in the bet, and a match in play, cannot come in, and say why.
  await waitFor(() => expect(box(/g-8.*in play/).disabled).toBe(true));
  expect(box(/its match is in the bet already/).disabled).toBe(true);
  await user.click(box(/Bulls g-9/));
  await shows(
    /Before: ₦1,000, possible return ₦4,000\. After: ₦950 at 8\.00, possible return ₦7,600\./,
  );
  await press(/^Change the bet, ₦950 on 3/);
  await shows(/Bet changed\. ₦950 is on 3 selections now/);
  const sent = await network.sent(editCoupon);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    { amount: 950, legs: [{ gameId: 'g-1' }, { gameId: 'g-2' }, { gameId: 'g-9', odds: 2 }] },
  ]);
  expect(couponSlip.picks.map(({ gameId }) => gameId)).toEqual(['g-1b', 'g-8', 'g-2']);
  clearCoupon();
});

test('an edit whose answer was lost takes what it has added out of the slip all the same', async () => {
  network.run('fault', { match: 'POST /sportsbook/bets/edit', network: true, times: 1 });
  let tell = (_: CouponBet) => {};
  network.answer(listCouponBets, async () => {
    const found = await new Promise<CouponBet>((resolve) => {
      tell = resolve;
    });
    return { asOf: Date.now(), bets: [found], total: 1 };
  });
  clearCoupon();
  for (const gameId of ['g-8', 'g-9']) intoSlip(gameId);
  const added = { gameId: 'g-9', marketId: 'g-9:f-1x2', selectionId: 'home' };
  act(() => {
    editBet(BET.couponId, 950_00, [{ ...added, odds: 200, version: 4 }], ['g-9:f-1x2/home']);
  });
  await shows(/We're checking your bet/);
  tell(aCoupon({ legs: [aCouponLeg('g-9')], stake: 950_00, soldStake: 1000_00, soldFor: 950_00 }));
  await shows(/Bet changed/);
  expect(couponSlip.picks.map(({ gameId }) => gameId)).toEqual(['g-8']);
  clearCoupon();
});

test('selections are taken out, and what the bet is worth is staked on the rest', async () => {
  const legs = ['g-1', 'g-2', 'g-3'].map(aCouponLeg);
  const three = aCoupon({ legs, cashOut: { amount: 950_00 } });
  offerAll();
  network.answer(editCoupon, () => ({
    bet: aCoupon({ legs: legs.slice(1), stake: 950_00, soldStake: 1000_00, soldFor: 950_00 }),
  }));
  closeSale(BET.couponId);
  cleanup();
  user = show(<CouponSale bet={three} onClose={() => undefined} />);
  await shows(/Edit the bet instead/);
  await user.click(screen.getByText('Edit the bet instead'));
  await waitFor(() => expect(screen.getAllByText('2.00')).toHaveLength(3));
  expect(button(/^Change the bet/)?.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Lions g-1/ }));
  await shows(/₦950 at 4\.00, possible return ₦3,800/);
  await press(/^Change the bet, ₦950 on 2/);
  await shows(/Bet changed\. ₦950 is on 2 selections now/);
  const sent = await network.sent(editCoupon);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    {
      amount: 950,
      legs: [
        { gameId: 'g-2', odds: 2 },
        { gameId: 'g-3', odds: 2 },
      ],
    },
  ]);
});

test('a bet that is worth less than the smallest stake cannot be changed, and says why', async () => {
  quotedKobo = 95_00;
  offerAll();
  closeSale(BET.couponId);
  cleanup();
  const bet = aCoupon({ legs: ['g-1', 'g-2'].map(aCouponLeg), cashOut: { amount: 95_00 } });
  user = show(<CouponSale bet={bet} onClose={() => undefined} />);
  await shows(/Edit the bet instead/);
  await user.click(screen.getByText('Edit the bet instead'));
  await waitFor(() => expect(screen.getAllByText('2.00')).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: /Lions g-1/ }));
  await shows(/The smallest stake here is ₦100\.00/);
  expect(button(/^Change the bet/)?.disabled).toBe(true);
});

const LIMITS = {
  ...{ minStake: 100_00, maxStake: 1_000_000_00, maxWin: 15_000_000_00 },
  ...{ delaySeconds: 6, cashOutMarginPercent: 5 },
};

test('a refusal is told, and less is taken only by the player’s word', async () => {
  network.answer(cashOutCoupon, () => {
    quotedKobo = 900_00;
    throw new Refusal('price-moved', 'Cash-out is now ₦900.00', { status: 422 });
  });
  await press(/^Cash out ₦950/);
  await shows(/The amount was ₦950\.00 and is now ₦900\.00/);
  expect(button(/^Cash out ₦900/)?.disabled).toBe(true);
  await press(/^Take the new amount/);
  expect(button(/^Cash out ₦900/)?.disabled).toBe(false);
});
