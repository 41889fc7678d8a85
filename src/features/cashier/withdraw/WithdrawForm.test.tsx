import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { call } from '../../../api/call.ts';
import { listSavedAccounts } from '../../../contract/cashier/bank.ts';
import {
  createDynamicWithdrawal,
  createWithdrawal,
  requestWithdrawOtp,
} from '../../../contract/cashier/withdrawals.ts';
import { refreshOrganisation } from '../../../state/session/organisation.ts';
import { refreshProfile } from '../../../state/session/profile.ts';
import { errorOf } from '../../../testing/errorOf.ts';
import { held } from '../../../testing/held.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { gateways } from '../cashier.ts';
import { WithdrawView } from './WithdrawView.tsx';

vi.mock(import('../../../state/session/passkeys.ts'), async (original) => ({
  ...(await original()),
  withdrawalCode: async () => 'by-passkey',
}));

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  await Promise.all([refreshOrganisation(), refreshProfile()]);
});

test('Continue waits for the bank accounts, so no press is lost to an error that nobody sees', async () => {
  const { accounts } = await call(listSavedAccounts, {});
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  network.answer(listSavedAccounts, () => hasCome.then(() => ({ accounts })));
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

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const method = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Method' });
const next = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The method goes off, and the next refresh of the list says so. */
async function takeOff(code: string): Promise<void> {
  network.run('app', { gateways: { [code]: 'down' } });
  await act(() => gateways.refresh());
}

test('a withdrawal whose method goes off is neither sent by it nor by another', async () => {
  const user = show(<WithdrawView />);
  await shows(/Bank account/);
  await user.selectOptions(method(), 'To OPay');
  await user.fill(
    await screen.findByRole('textbox', { name: 'Wallet phone number' }),
    '08031234567',
  );
  await user.fill(field('Amount'), '5000');
  await user.click(next(/Continue/));
  await user.fill(await screen.findByRole('textbox', { name: 'Code' }), '123456');

  await takeOff('ng_opay_payout');
  await shows(/To OPay is off: not available now\. Choose another method\./);
  expect(method().value).toBe('ng_opay_payout');
  await user.type(field('Code'), '{Enter}');
  expect(network.calls(createDynamicWithdrawal) + network.calls(createWithdrawal)).toBe(0);

  // The code was for where the money was to go.
  await user.selectOptions(method(), 'To your bank');
  await shows(/Bank account/);
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await waitFor(() => expect(next(/Continue/).disabled).toBe(false));
});

test('the method that stood there first is the one the player filled in', async () => {
  const user = show(<WithdrawView />);
  await shows(/Bank account/);
  await user.fill(field('Amount'), '5000');
  await takeOff('ng_bank_payout');
  await shows(/To your bank is off: not available now\./);
  expect(method().value).toBe('ng_bank_payout');
  expect(next(/Continue/).disabled).toBe(true);
});

/** Fills the form up to its code. */
async function toCode() {
  const user = show(<WithdrawView />);
  await shows(/Bank account/);
  await user.fill(field('Amount'), '5000');
  await user.click(next(/Continue/));
  await screen.findByRole('textbox', { name: 'Code' });
  return user;
}

test('while it is being sent nothing is wrong with its code; refused, the next try needs a new one', async () => {
  const answer = held<void>();
  network.answer(createWithdrawal, async () => {
    await answer.answer;
    throw new Refusal('gateway-down', 'Not today', { status: 422 });
  });
  const sent = { ok: true as const, resendInSeconds: 0, expiresInSeconds: 300 };
  network.answer(requestWithdrawOtp, () => sent);
  const user = await toCode();
  await user.fill(field('Code'), '123456');
  const resend = await screen.findByRole<HTMLButtonElement>('button', { name: 'Resend' });
  expect(resend.disabled).toBe(false);
  await user.click(next(/Withdraw ₦5,000/));
  await shows(/Sending…/);
  expect(errorOf(field('Code'))).toBe('');
  expect(field('Code').value).toBe('123456');
  expect(resend.disabled).toBe(true);

  await act(async () => answer.release());
  await shows(/Not today\. Your money is still in your wallet/);
  expect(field('Code').value).toBe('');
  expect(errorOf(field('Code'))).toBe('');
});

test('who confirmed by passkey is asked for no code while it is being sent', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  network.answer(createWithdrawal, () => held<never>().answer);
  const user = await toCode();
  await user.click(next(/Use a passkey instead/));
  await shows(/Confirmed with your passkey/);
  await user.click(next(/Withdraw ₦5,000/));
  await shows(/Sending…/);
  expect(document.body.textContent).toMatch(/Confirmed with your passkey/);
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
});

test('a method whose fields could not be loaded says so, and they are asked for again', async () => {
  network.run('fault', { match: 'GET /gateways/:code', network: true });
  const user = show(<WithdrawView />);
  await shows(/What we need for “To your bank” could not be loaded/);
  expect(next(/Continue/).disabled).toBe(true);
  network.run('fault', { clear: true });
  await user.click(next(/Try again/));
  await shows(/Bank account/);
});
