import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getReferralStats, listReferralChildren } from '../../contract/account/referral.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { ReferralStats } from './ReferralStats.tsx';
import { ReferralView } from './ReferralView.tsx';
import { referralSources, referralStats } from './referrals.ts';
import { SourceTable } from './SourceTable.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});

test.each([
  ['figures', <ReferralStats key="figures" />, 'Link opened'],
  ['sources', <SourceTable key="sources" />, 'Source'],
])('%s that cannot be loaded say so, and are asked for again', async (_, view, head) => {
  network.goDown();
  const user = show(view);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(head)).toBeNull();
  network.comeBack();
  await user.click(again);
  await screen.findByText(head);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['figures', <ReferralStats key="figures" />, referralStats],
  ['sources', <SourceTable key="sources" />, referralSources],
])('%s of before tell that they are not of now', async (_, view, list) => {
  await list.refresh();
  network.goDown();
  show(view);
  await shows(/Couldn't update/);
});

test('when friends are paid is told without the amounts too', async () => {
  network.goDown();
  show(<ReferralView />);
  await shows(/You receive cash, once for each friend, when their first deposit is approved\./);
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
});

test('what a friend can still bring is not called pending, and the friend says what is missing', async () => {
  show(<ReferralView />);
  await shows(/Still possible₦500\.00/);
  await shows(/No deposit of ₦1,000\.00 or more yet/);
  expect(screen.queryByText('Pending')).toBeNull();
});

test('a reward that is held is pending, and its friend says why', async () => {
  const held = { childId: 'R1', username: 'ad•••e', joinedAt: Date.now(), source: 'direct' };
  network.answer(listReferralChildren, () => ({
    children: [{ ...held, status: 'signed-up' as const, earned: 0, isHeld: true }],
    total: 1,
  }));
  network.answer(getReferralStats, () => ({
    ...{ clicks: 1, signUps: 1, depositors: 0, earned: 0, pending: 500_00, possible: 0 },
    ...{ commissionPercent: 0, reward: 500_00, leastDeposit: 1_000_00 },
  }));
  show(<ReferralView />);
  await shows(/Still possible₦0\.00Pending₦500\.00/);
  await shows(/We are checking this referral/);
});
