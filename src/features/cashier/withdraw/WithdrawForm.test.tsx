import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../../api/call.ts';
import { listSavedAccounts } from '../../../contract/cashier/bank.ts';
import { refreshOrganisation } from '../../../state/session/organisation.ts';
import { refreshProfile } from '../../../state/session/profile.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { WithdrawView } from './WithdrawView.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  await Promise.all([refreshOrganisation(), refreshProfile()]);
});

test('Continue waits for the bank accounts, so no press is lost to an error that nobody sees', async () => {
  const { accounts } = await call(listSavedAccounts, {});
  let come = () => {};
  network.answer(
    listSavedAccounts,
    () => new Promise((resolve) => (come = () => resolve({ accounts }))),
  );
  const user = show(<WithdrawView />);
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.fill(amount, '5000');
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  expect(next.disabled).toBe(true);

  await act(async () => come());
  await shows(/Bank account/);
  await user.click(next);
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeDefined();
});
