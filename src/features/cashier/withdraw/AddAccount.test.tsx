import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveAccount } from '../../../contract/cashier/bank.ts';
import { sawNetwork, sawOffline } from '../../../state/session/connection.ts';
import { errorOf } from '../../../testing/errorOf.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { AddAccount } from './AddAccount.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});

const number = () => screen.getByRole('textbox', { name: 'Account number' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The tenth digit is typed where nothing answers. */
async function typeInVain() {
  const user = show(<AddAccount onSaved={vi.fn()} />);
  await screen.findByRole('option', { name: 'First Bank of Nigeria' });
  await user.selectOptions(screen.getByLabelText('Bank'), 'First Bank of Nigeria');
  network.goDown();
  await user.fill(number(), '0000014579');
  await shows(/We could not check the account name with the bank\./);
  network.comeBack();
  return user;
}

test('banks that could not be loaded are asked for again', async () => {
  network.run('fault', { match: 'GET /bank/list', network: true });
  const user = show(<AddAccount onSaved={vi.fn()} />);
  await shows(/The list of banks could not be loaded\./);
  network.run('fault', { clear: true });
  await user.click(button('Try again'));
  await screen.findByRole('option', { name: 'First Bank of Nigeria' });
});

test('a number that the bank was not asked about is not wrong, and the bank is asked again', async () => {
  const user = await typeInVain();
  expect(number().getAttribute('aria-invalid')).toBeNull();
  expect(button('Save this account').disabled).toBe(true);
  await user.click(button('Ask again'));
  await shows(/ADAEZE OKAFOR: this matches your name/);
  expect(button('Save this account').disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

test('it is asked by itself once there is a network', async () => {
  await typeInVain();
  await act(async () => sawOffline());
  const before = network.calls(resolveAccount);
  await act(async () => sawNetwork(true));
  await shows(/ADAEZE OKAFOR: this matches your name/);
  expect(network.calls(resolveAccount)).toBe(before + 1);
});

test('what the bank refuses stands beside the number', async () => {
  network.run('fault', {
    match: 'GET /bank/resolve',
    status: 422,
    body: { error: true, message: 'Account number not found', code: 'bad-account' },
  });
  const user = show(<AddAccount onSaved={vi.fn()} />);
  await screen.findByRole('option', { name: 'First Bank of Nigeria' });
  await user.selectOptions(screen.getByLabelText('Bank'), 'First Bank of Nigeria');
  await user.fill(number(), '0000014579');
  await shows(/Account number not found/);
  expect(errorOf(number())).toBe('Account number not found');
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});
