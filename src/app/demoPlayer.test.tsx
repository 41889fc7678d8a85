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
