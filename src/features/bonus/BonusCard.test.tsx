import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { listBonuses, takeBonus } from '../../contract/cashier/bonus.ts';
import { createDeposit } from '../../contract/cashier/deposits.ts';
import { paths } from '../../paths.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { OwnOffer } from './OwnOffer.tsx';

const NAIRA = 100;
let network: Network;

/** Emeka pays in, and the news of it does not reach the page. */
async function payIn(naira: number): Promise<string> {
  const form = { gateway: 'ng_transfer', amount: naira * NAIRA, isPaid: true };
  const { deposit } = await call(createDeposit, form, { idempotencyKey: `paid ${naira}` });
  network.run('approve', { id: deposit.depositId });
  return deposit.depositId;
}

beforeEach(async () => {
  network = openNetwork();
  network.run('app', { reviews: 'manual' });
  await network.signIn('emeka');
});

test('a bonus is taken for the deposit that it was shown for, or not at all', async () => {
  await payIn(10_000);
  show(<OwnOffer offer="deposit" waiting={null} />);
  await screen.findByText('₦5,000.00');
  const later = await payIn(2_000);
  const take = () => userEvent.click(screen.getByRole('button', { name: 'Take this bonus' }));
  await take();
  await screen.findByText(/^This bonus is for another deposit now/);
  await screen.findByText('₦1,000.00');
  const { bonuses } = await call(listBonuses, { status: 'active' });
  expect(bonuses).toEqual([]);
  await take();
  await screen.findByText(/^The bonus is yours/);
  const asked = await network.sent(takeBonus);
  expect(asked.at(-1)?.input).toMatchObject({ depositId: later });
});

test('what a deposit has opened says until when it can be taken', async () => {
  await payIn(10_000);
  show(<OwnOffer offer="welcome" waiting={null} />);
  await waitFor(() => expect(document.body.textContent).toMatch(/Take it before \S/));
});

test('who brings friends finds them by the offer that pays for it', async () => {
  show(<OwnOffer offer="referral" waiting={null} />);
  const link = await screen.findByRole('link', { name: 'Refer a friend' });
  expect(link.getAttribute('href')).toBe(paths.referral);
});

test('an offer that has ended says when, and no longer for what odds', async () => {
  network.run('clock', { advance: '40d' });
  await network.signIn('adaeze');
  show(<OwnOffer offer="welcome" waiting={null} />);
  await screen.findByText('Expired');
  await waitFor(() => expect(document.body.textContent).toMatch(/Ended \S/));
  expect(document.body.textContent).not.toContain('or more');
});
