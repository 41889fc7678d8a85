import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/account/auth.ts';
import { notices } from '../../../state/device/notices.ts';
import { authModal } from '../../../state/session/authModal.ts';
import { refreshOrganisation } from '../../../state/session/organisation.ts';
import { session } from '../../../state/session/session.ts';
import { errorOf } from '../../../testing/errorOf.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, type User } from '../../../testing/show.tsx';
import { AuthDialog } from '../AuthDialog.tsx';
import { openForgotPassword } from '../firstStep.ts';

const NEW = 'NewPassw0rd';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

/** Opens the lost password of a brand whose details are known. */
async function open(): Promise<User> {
  await refreshOrganisation();
  const user = show(<AuthDialog />, { at: '/forgot-password' });
  await act(async () => openForgotPassword());
  return user;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const told = (text: string) =>
  waitFor(() => expect(notices.tray.map((notice) => notice.text)).toContain(text));

async function typeCode(user: User): Promise<void> {
  await user.fill(await field('OTP code'), '123456');
  await user.fill(screen.getByLabelText('New password'), NEW);
  await user.click(button('Reset password'));
}

test('by email, and in again with the new password', async () => {
  network.run('scenario', { name: 'email-mode' });
  const user = await open();
  const email = await field('Email');
  expect(button('Next').disabled).toBe(true);
  await user.fill(email, 'adaeze@example.com');
  await user.click(button('Next'));
  await told('If there is such an account, we sent a code to your email');

  const code = await field('OTP code');
  await user.click(button('Reset password'));
  expect(errorOf(code)).toBe('All fields are mandatory');
  expect(errorOf(screen.getByLabelText('New password'))).toBe('All fields are mandatory');
  await typeCode(user);
  await told('Password reset success');
  expect(authModal.activeAuthModal).toBe('login');

  // The views before stay in the dialog, hidden.
  const form = within(screen.getByRole('dialog', { name: 'Login' }));
  await user.fill(form.getByLabelText('Username'), 'adaeze');
  await user.fill(form.getByLabelText('Password'), NEW);
  await user.click(form.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(session.user?.username).toBe('adaeze'));
  expect(network.calls(login)).toBe(1);
});

test('a lost password is neither a login nor a registration: it has no tabs', async () => {
  const user = await open();
  await field('Mobile number');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await user.click(button('Back to login'));
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('nobody learns whether a number has an account', async () => {
  const user = await open();
  await user.fill(await field('Mobile number'), '08099998888');
  await user.click(button('Send code'));
  await told('If there is such an account, we sent a code to your mobile');
  await typeCode(user);
  const code = await field('OTP code');
  await waitFor(() => expect(errorOf(code)).toBe('This code is not correct'));
});

test('a code whose answer was lost can be typed: asking again leads to its step', async () => {
  network.run('fault', { match: 'POST /forgot-password', ackLost: true, times: 1 });
  const user = await open();
  await user.fill(await field('Mobile number'), '08031234567');
  await user.click(button('Send code'));
  await screen.findByText(/^No connection/);
  await user.click(button('Send code'));
  await typeCode(user);
  await waitFor(() => expect(authModal.activeAuthModal).toBe('login'));
});
