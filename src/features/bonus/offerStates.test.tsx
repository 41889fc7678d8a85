import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import type { BonusStatus } from '../../contract/cashier/bonus.ts';
import { listBonuses } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { showDocument } from '../../testing/showDocument.tsx';
import { bonusOfOffer } from './offerStates.ts';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});

test.each<[BonusStatus[], BonusStatus]>([
  [['completed', 'active'], 'active'],
  [['expired', 'available'], 'available'],
  [['completed', 'cancelled'], 'completed'],
  [['expired'], 'expired'],
  [['cancelled', 'expired'], 'expired'],
])('of %j the offer is %s', (statuses, expected) => {
  const own = statuses.map((status) => ({ offer: 'cashback' as const, status }));
  const bonus = bonusOfOffer([{ offer: 'welcome', status: 'active' }, ...own], 'cashback');
  expect(bonus?.status).toBe(expected);
});

test('the list of promotions says of each offer how it is for the player; of a guest nothing', async () => {
  await showDocument('promotion');
  const offer = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
  expect(document.body.textContent).not.toMatch(/Available|Active/);
  await network.signIn('emeka');
  await waitFor(() => expect(offer('Sign-up bonus').getByText('Available')).not.toBeNull());
  // No bonus: one joins it on its own page.
  await offer('Weekly lucky draw').findByText('Not joined');
});

test('of a bonus that lapsed the list says that the player’s expired, not that the offer did', async () => {
  await network.signIn();
  const own = await call(listBonuses, {});
  const expired = own.bonuses.map((bonus) => ({ ...bonus, status: 'expired' as const }));
  network.answer(listBonuses, () => ({ ...own, bonuses: expired }));
  await showDocument('promotion');
  const title = screen.getByRole('heading', { level: 2, name: /^Welcome bonus/ });
  expect(await within(title).findByText('Yours has expired')).toBeDefined();
});

test('an offer that cannot be taken yet says on its own page what unlocks it', async () => {
  await network.signIn('emeka');
  await showDocument('promotion-signup-bonus');
  const unlock = await screen.findByRole('link', { name: 'Verify to unlock' });
  expect(unlock.getAttribute('href')).toBe(paths.kyc);
  expect(screen.queryByRole('button', { name: 'Take this bonus' })).toBeNull();
  expect(network.calls(listBonuses)).toBeGreaterThan(0);
});
