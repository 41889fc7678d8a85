import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { priceSelections } from '../../../contract/betting/coupon.ts';
import {
  type CouponBet,
  type CouponLeg,
  cashOutCoupon,
  quoteCashOut,
} from '../../../contract/betting/couponBets.ts';
import { editCoupon } from '../../../contract/betting/couponEdits.ts';
import { aCoupon } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import { CouponCashOut } from './CouponCashOut.tsx';
import { CouponSale } from './CouponSale.tsx';
import { couponSale } from './couponCashOut.ts';

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
  couponSale.current = undefined;
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
  await shows(/It sells ₦500 of the stake/);
  await press(/^Cash out ₦475/);
  await shows(/Cashed out\. ?₦475\.00 is in your balance\. ₦500 of the stake stays in the bet/);
  const sent = await network.sent(cashOutCoupon);
  expect(sent.map(({ wire }) => wire)).toEqual([{ couponId: BET.couponId, amount: 475, part: 50 }]);
});

test('selections are taken out, and what the bet is worth is staked on the rest', async () => {
  const legs = ['g-1', 'g-2', 'g-3'].map(aLeg);
  const three = aCoupon({ legs, cashOut: { amount: 950_00 } });
  network.answer(priceSelections, ({ selections }) => ({
    asOf: Date.now(),
    limits: LIMITS,
    selections: selections.map((one, index) => ({
      ...{ ...one, status: 'open' as const },
      offer: {
        ...{ gameId: `g-${index + 1}`, eventName: 'Lions v Bulls', sportId: 1 as const },
        ...{ startsAt: Date.now(), inPlay: false, marketName: '1X2', version: 4 },
        selection: {
          ...{ selectionId: 'home', name: '1', label: 'Lions', status: 'open' as const, odds: 200 },
        },
      },
    })),
  }));
  network.answer(editCoupon, () => ({
    bet: aCoupon({ legs: legs.slice(1), stake: 950_00, soldStake: 1000_00, soldFor: 950_00 }),
  }));
  couponSale.current = undefined;
  cleanup();
  user = show(<CouponSale bet={three} onClose={() => undefined} />);
  await shows(/Take selections out instead/);
  await user.click(screen.getByText('Take selections out instead'));
  await waitFor(() => expect(screen.getAllByText('2.00')).toHaveLength(3));
  expect(button(/^Change the bet/)?.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Lions g-1/ }));
  await shows(/₦950 at 4\.00: can return ₦3,800/);
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

function aLeg(gameId: string): CouponLeg {
  return {
    ...{ gameId, eventName: `Lions ${gameId}`, startsAt: Date.now(), inPlay: false },
    ...{ marketId: `${gameId}:f-1x2`, marketName: '1X2', selectionId: 'home' },
    ...{ selectionName: '1', selectionLabel: 'Lions', oddsAsked: 190, odds: 190, state: 'open' },
  };
}

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
