import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../api/call.ts';
import { loginDemo } from '../contract/account/auth.ts';
import { WithdrawView } from '../features/cashier/withdraw/WithdrawView.tsx';
import { KycView } from '../features/kyc/KycView.tsx';
import { ReferralView } from '../features/referral/ReferralView.tsx';
import { beginSession } from '../state/session/session.ts';
import { openNetwork } from '../testing/network.ts';
import { show } from '../testing/show.tsx';
import { showDocument } from '../testing/showDocument.tsx';

// Pages that have nothing for a player whose money is not real.

beforeEach(async () => {
  openNetwork();
  beginSession(await call(loginDemo, {}, { quiet: true }));
});

const PAGES: [name: string, View: ComponentType, text: string][] = [
  ['withdrawals', WithdrawView, 'Withdrawals are off for the demo account.'],
  ['verification', KycView, "The demo account can't withdraw, so it needs no verification."],
  ['referral', ReferralView, "The demo account can't refer friends: it can't be paid."],
];

test.each(PAGES)('%s: says why there is nothing for the demo player', async (_, View, text) => {
  show(<View />);
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Withdraw|Continue|Send|Copy|Share/ })).toBeNull();
});

test.each([
  ['promotion-weekly-lucky-draw', 'The draw is off for the demo account.'],
  ['promotion-signup-bonus', 'Off for the demo account'],
  ['promotion-referral-bonus', 'Off for the demo account'],
])('%s invites the demo player to nothing', async (id, text) => {
  await showDocument(id);
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Join|Take/ })).toBeNull();
  expect(screen.queryByText(/^Your link, who joined through it/)).toBeNull();
});

test('the list of promotions marks those that are off for the demo player', async () => {
  await showDocument('promotion');
  const marked = await screen.findAllByText('Off for the demo account');
  const titles = marked.map((mark) => mark.closest('h2')?.querySelector('a')?.textContent);
  expect(titles.sort()).toEqual([
    'Referral bonus',
    'Sign-up bonus',
    'Weekly cashback',
    'Weekly lucky draw',
  ]);
});
