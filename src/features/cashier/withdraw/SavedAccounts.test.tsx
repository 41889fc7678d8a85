import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { refreshSavedAccounts, savedAccounts } from '../cashier.ts';
import { ADDING, SavedAccounts } from './SavedAccounts.tsx';
import { withdrawalRequest } from './withdrawalRequest.ts';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([
  [`${paths.withdrawGateways}?${ADDING}`, paths.withdraw],
  [paths.withdrawGateways, paths.withdrawGateways],
])('an account that is added at %s leads to %s', async (at, to) => {
  const network = openNetwork();
  await network.signIn('adaeze');
  await refreshSavedAccounts();
  const known = savedAccounts.accounts?.map(({ savedAccountId }) => savedAccountId) ?? [];
  const user = show(<SavedAccounts />, { at });
  if (to === at) await user.click(button('Add an account'));
  await screen.findByRole('option', { name: 'Zenith Bank' });
  await user.selectOptions(screen.getByLabelText('Bank'), 'Zenith Bank');
  await user.fill(screen.getByRole('textbox', { name: 'Account number' }), '2012345678');
  await shows(/ADAEZE OKAFOR: this matches your name/);
  await user.click(button('Save this account'));
  await waitFor(() => expect(savedAccounts.accounts?.length).toBe(known.length + 1));
  await waitFor(() => expect(location.pathname).toBe(to));
  const added = savedAccounts.accounts?.find((row) => !known.includes(row.savedAccountId));
  const chosen = withdrawalRequest.state.values['savedAccountId'];
  if (to === paths.withdraw) expect(chosen).toBe(added?.savedAccountId);
});
