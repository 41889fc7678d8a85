import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_START } from '../../../../mocks/hosts/testStart.ts';
import { listCouponBets } from '../../../contract/betting/couponBets.ts';
import { lagosIsoDate } from '../../../domain/time/lagosTime.ts';
import type { BetFilter } from '../../../state/bets/betFilter.ts';
import { couponList } from '../../../state/bets/couponBets.ts';
import { aCoupon, aCouponLeg } from '../../../testing/builders.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { until } from '../../../testing/until.ts';
import { BetGroupList } from '../BetGroupList.tsx';
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

const DAY_MS = 24 * 60 * 60_000;
const dayBack = (days: number) => lagosIsoDate(TEST_START - days * DAY_MS);

test.each<[string, BetFilter]>([
  ['a match', { event: 'Kano' }],
  ['days', { range: { from: dayBack(60), to: dayBack(60) } }],
])(
  'asked for %s it says "Nothing found" only where no older bets are left to look through',
  async (_, filter) => {
    const network = openNetwork();
    const bets = BETS.map((bet, days) => {
      const leg = { ...aCouponLeg('g-1'), eventName: days === 60 ? 'Kano v Jos' : 'Lions v Bulls' };
      return { ...bet, placedAt: TEST_START - days * DAY_MS, legs: [leg] };
    });
    network.answer(listCouponBets, ({ page = 1 }) => {
      const shown = bets.slice((page - 1) * PAGE, page * PAGE);
      return { asOf: Date.now(), bets: shown, total: bets.length };
    });
    await network.signIn('emeka');
    const user = show(<BetGroupList group="settled" filter={filter} />);
    const more = await screen.findByRole('button', { name: /Show older sportsbook bets/ });
    expect(screen.queryByText('Nothing found')).toBeNull();
    await user.click(more);
    await shows(/Staked ₦41\D/);
  },
);

test('of days that the newest bets reach back beyond it says at once that nothing was found', async () => {
  const network = openNetwork();
  const bets = BETS.map((bet) => ({ ...bet, placedAt: TEST_START - DAY_MS }));
  network.answer(listCouponBets, () => {
    return { asOf: Date.now(), bets: bets.slice(0, PAGE), total: bets.length };
  });
  await network.signIn('emeka');
  show(<BetGroupList group="settled" filter={{ range: { from: dayBack(0), to: dayBack(0) } }} />);
  await shows(/Nothing found/);
  expect(screen.queryByRole('button', { name: /Show older/ })).toBeNull();
});
