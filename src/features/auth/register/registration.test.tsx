import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../../../api/call.ts';
import { callHooks } from '../../../api/callHooks.ts';
import { login } from '../../../contract/account/auth.ts';
import { register, sendOtpToMobile } from '../../../contract/account/registration.ts';
import { changeMoneyLimit } from '../../../contract/account/saferPlay.ts';
import { authModal, closeAuth, openAuth } from '../../../state/session/authModal.ts';
import { keepContact, keptContact } from '../../../state/session/contact.ts';
import { readInvitation } from '../../../state/session/invitation.ts';
import { refreshOrganisation } from '../../../state/session/organisation.ts';
import { beginSession, session } from '../../../state/session/session.ts';
import { errorOf } from '../../../testing/errorOf.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, type User } from '../../../testing/show.tsx';
import { AuthDialog } from '../AuthDialog.tsx';
import { openRegister } from '../firstStep.ts';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

/** Opens the registration of a brand whose details are known. */
async function open(): Promise<User> {
  await refreshOrganisation();
  const user = show(<AuthDialog />, { at: '/register' });
  await act(async () => openRegister());
  return user;
}

/** The login stays in the dialog behind the other views, and is hidden. */
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (user: User, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const passwordField = () => {
  const [, own] = screen.getAllByLabelText<HTMLInputElement>('Password');
  if (!own) throw new Error('the registration asks for no password');
  return own;
};

async function typeNumber(user: User): Promise<void> {
  await user.fill(await field('Mobile number'), '08011112222');
  await press(user, 'Next');
}

async function typeDetails(user: User): Promise<void> {
  await user.fill(await field('Name'), 'Ngozi Eze');
  await user.fill(await field('Username'), 'ngozi');
  await user.fill(passwordField(), 'passw0rd');
}

const isIn = () => waitFor(() => expect(session.user?.username).toBe('ngozi'));
const lastSent = async () => (await network.sent(register)).at(-1)?.wire;

test('by mobile, where no code is needed, and without a public address', async () => {
  network.run('scenario', { name: 'otp-off' });
  network.run('fault', { match: 'GET /external/ip', network: true });
  const user = await open();
  await field('Mobile number');
  expect(screen.queryByRole('radio')).toBeNull();
  await typeNumber(user);
  await typeDetails(user);
  await press(user, 'Register');
  await isIn();
  expect(network.calls(sendOtpToMobile)).toBe(0);
  expect(await lastSent()).toMatchObject({ mobile: '8011112222', ip: '' });
});

test('by the link of an agent, whose code stands in the form', async () => {
  network.run('app', { OTP: 0 });
  readInvitation('?agent=LAGOS10', location.href);
  const user = await open();
  await typeNumber(user);
  await typeDetails(user);
  const code = await field('Agent or referral code (optional)');
  expect(code.value).toBe('LAGOS10');
  expect(screen.getByText('Referred by LAGOS10.')).not.toBeNull();
  await press(user, 'Register');
  await isIn();
  expect(await lastSent()).toMatchObject({ agent_code: 'LAGOS10' });
  // As the specification says: a registration clears what the link brought.
  expect(authModal.authModalConfig).toEqual({});
  expect(sessionStorage.getItem('oja:invitation')).toBeNull();
});

test.each([
  ['the page that led here', 'https://blog.example/tips', 'https://blog.example/tips'],
  ['else the page itself', '', location.origin],
])('the source of a player without an invitation is %s', async (_, referrer, source) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  onTestFinished(() => void vi.restoreAllMocks());
  network.run('scenario', { name: 'otp-off' });
  const user = await open();
  await typeNumber(user);
  await typeDetails(user);
  await press(user, 'Register');
  await isIn();
  expect(await lastSent()).toMatchObject({ source: expect.stringContaining(source) });
});

const fold = () => screen.getByText('Set a deposit limit (optional)');

async function typeLimit(user: User): Promise<void> {
  await user.click(fold());
  await user.fill(await field('Deposit limit in naira'), '5,000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Each week');
}

const limitSent = async () => (await network.sent(changeMoneyLimit)).at(-1)?.input;
const isLimited = () =>
  waitFor(async () =>
    expect(await limitSent()).toEqual({ kind: 'deposit', period: 'week', amount: 5_000_00 }),
  );

test('a deposit limit is there again, in sight, after another step', async () => {
  network.run('scenario', { name: 'otp-off' });
  const user = await open();
  await typeNumber(user);
  await typeDetails(user);
  await typeLimit(user);
  await press(user, 'Change number');
  await typeNumber(user);
  await typeDetails(user);
  expect((await field('Deposit limit in naira')).value).toBe('5,000');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' }).value).toBe('week');
  await press(user, 'Register');
  await isIn();
  await isLimited();
});

test('a deposit limit counts though its fold was closed, and a wrong one opens it', async () => {
  network.run('scenario', { name: 'otp-off' });
  const user = await open();
  await typeNumber(user);
  await typeDetails(user);
  await typeLimit(user);
  const limit = await field('Deposit limit in naira');
  await user.fill(limit, 'little');
  await user.click(fold());
  await press(user, 'Register');
  await waitFor(() => expect(document.activeElement).toBe(limit));
  expect(limit.closest('details')?.open).toBe(true);
  await user.fill(limit, '5,000');
  await user.click(fold());
  await press(user, 'Register');
  await isIn();
  await isLimited();
});

test('a deposit limit is set by a login, where the answer to the registration was lost', async () => {
  network.run('scenario', { name: 'otp-off' });
  network.run('fault', { match: `POST ${register.path}`, ackLost: true, times: 1 });
  const user = await open();
  await typeNumber(user);
  await typeDetails(user);
  await typeLimit(user);
  await press(user, 'Register');
  await screen.findByText('No connection. Check your internet and try again.');
  await press(user, 'Register');
  await waitFor(async () =>
    expect(errorOf(await field('Username'))).toBe('This username is taken'),
  );
  expect(network.calls(changeMoneyLimit)).toBe(0);
  beginSession(await call(login, { username: 'ngozi', password: 'passw0rd' }));
  await isLimited();
});

test('a code that nobody knows can be mended', async () => {
  network.run('app', { OTP: 0 });
  readInvitation('?ref=NOBODY', location.href);
  const user = await open();
  await typeNumber(user);
  await typeDetails(user);
  const code = await field('Agent or referral code (optional)');
  expect(code.readOnly).toBe(true);
  await press(user, 'Register');
  await waitFor(() => expect(errorOf(code)).toBe('Code not found. Check it, or leave it empty'));
  expect(code.readOnly).toBe(false);
  // Key by key: the first one already removes the error.
  await user.clear(code);
  await user.type(code, 'LAGOS10');
  expect(code.value).toBe('LAGOS10');
  await press(user, 'Register');
  await isIn();
  expect(await lastSent()).toMatchObject({ agent_code: 'LAGOS10' });
});

test('a step that was left is taken up again; a damaged one begins anew; a closed one is gone', async () => {
  keepContact({ mobile: '8011112222', country_code: '234', channel: 'sms' });
  await refreshOrganisation();
  const user = show(<AuthDialog />, { at: '/verify-number' });
  await act(async () => openAuth('verifyNumber'));
  await screen.findByText(/0801 111 2222/);

  localStorage.setItem('mobile_details', '%%%');
  await act(async () => openAuth('register'));
  await waitFor(() => expect(authModal.activeAuthModal).toBe('mobileNumber'));

  await typeNumber(user);
  await field('OTP code');
  expect(localStorage.getItem('mobile_details')).not.toBeNull();
  await act(async () => closeAuth());
  expect(localStorage.getItem('mobile_details')).toBeNull();
});

test('another code may be asked for when the time that the server named is over', async () => {
  const failed = vi.fn();
  callHooks.failed = failed;
  onTestFinished(() => {
    callHooks.failed = () => undefined;
  });
  const user = await open();
  await typeNumber(user);
  const waiting = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^Resend in \d+ s$/,
  });
  expect(waiting.disabled).toBe(true);
  // Its next look at the clock is due within a second.
  vi.setSystemTime(Date.now() + 61_000);
  // The server's clock stands still: it refuses, and the button can be pressed again.
  await user.click(await screen.findByRole('button', { name: 'Resend' }));
  await waitFor(() =>
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        message: expect.stringMatching(/Please wait \d+ s before asking for another code/),
      }),
    ),
  );
  network.run('clock', { advance: '61s' });
  await press(user, 'Resend');
  await screen.findByRole('button', { name: /^Resend in \d+ s$/ });
  const codes = network.run('otp', {});
  expect(codes.filter(({ target }) => target === '+2348011112222')).toHaveLength(2);
  expect(keptContact()?.resendAt).toBeGreaterThan(Date.now());
});

test('a code whose answer was lost can be typed: asking again leads to its step', async () => {
  network.run('fault', { match: 'POST /sendOtpToMobile', ackLost: true, times: 1 });
  const user = await open();
  await typeNumber(user);
  await screen.findByText(/^No connection/);
  await press(user, 'Next');
  await user.fill(await field('OTP code'), '123456');
  await screen.findByRole('button', { name: /^Resend in \d+ s$/ });
  await press(user, 'Verify');
  await field('Name');
  const codes = network.run('otp', {});
  expect(codes.filter(({ target }) => target === '+2348011112222')).toHaveLength(1);
});
