import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCouponBets } from '../../../contract/betting/couponBets.ts';
import { couponList } from '../../../state/bets/couponBets.ts';
import { aCoupon } from '../../../testing/builders.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { until } from '../../../testing/until.ts';
import { MyBetsView } from '../MyBetsView.tsx';

const PAGE = 50;
/** The newest first, each with its number for a stake in naira. */
const BETS = Array.from({ length: 101 }, (_, index) => 101 - index).map((number) =>
  aCoupon({ couponId: `K${number}`, state: 'lost', placedAt: number, stake: number * 100 }),
);
const stakes = () => screen.queryAllByText(/^Staked/).map(({ textContent }) => textContent);

test('a bet of long ago that settles while nobody looks can be reached among those shown', async () => {
  const network = openNetwork();
  let settled = BETS.filter(({ couponId }) => couponId !== 'K31');
  network.answer(listCouponBets, ({ group, page = 1 }) => {
    const bets = group === 'settled' ? settled : [];
    const shown = bets.slice((page - 1) * PAGE, page * PAGE);
    return { asOf: Date.now(), bets: shown, total: bets.length };
  });
  await network.signIn('emeka');
  const user = show(<MyBetsView />);
  await user.click(await screen.findByRole('tab', { name: /Settled/ }));
  await user.click(await screen.findByRole('button', { name: /Show older/ }));
  await shows(/Staked ₦1\D/);
  settled = BETS;
  await couponList('settled').refresh();
  await user.click(await screen.findByRole('button', { name: /Show older/ }));
  await until(() => expect(stakes()).toEqual(BETS.map((_, index) => `Staked ₦${101 - index}`)));
  expect(screen.queryByRole('button', { name: /Show older/ })).toBeNull();
});
