import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import { callHooks } from '../../api/callHooks.ts';
import { checkDemo, login } from '../../contract/account/auth.ts';
import { notices } from '../../state/device/notices.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { authModal, closeAuth, openAuth } from '../../state/session/authModal.ts';
import { keepContact } from '../../state/session/contact.ts';
import { organisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';
import { errorOf } from '../../testing/errorOf.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, type User } from '../../testing/show.tsx';
import { AuthDialog } from './AuthDialog.tsx';
import { authViews } from './authViews.ts';
import { openRegister } from './firstStep.ts';
import { HeaderLogin } from './login/HeaderLogin.tsx';

const PASSWORD = 'Passw0rd1';
const DETAILS = {
  SEO_TITLE: '',
  OTP: 1,
  IS_EMAIL: false,
  BRAND_STATUS: 'live',
  OPEN_REGISTRATION: false,
} as const;

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

async function open(at = '/'): Promise<User> {
  const user = show(<AuthDialog />, { at });
  await act(async () => openAuth('login'));
  return user;
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

async function fill(user: User, name = 'adaeze', secret = PASSWORD): Promise<void> {
  await user.fill(username(), name);
  await user.fill(password(), secret);
}

test('an empty form says what is missing and sends nothing', async () => {
  const user = await open();
  await user.click(button('Login'));
  expect(errorOf(username())).toBe('Username cannot be empty');
  expect(errorOf(password())).toBe('Password cannot be empty');
  expect(document.activeElement).toBe(username());
  expect(network.calls(login)).toBe(0);
});

test('a field is checked once it was left, and again while it is typed in', async () => {
  const user = await open();
  await user.click(username());
  await user.click(password());
  expect(errorOf(username())).toBe('Username cannot be empty');
  expect(errorOf(password())).toBe('');
  await user.type(username(), 'a');
  expect(errorOf(username())).toBe('');
});

test('a right login signs in, says so, closes the dialog and empties the fields', async () => {
  const user = await open();
  await fill(user, ' adaeze ');
  await user.click(button('Login'));
  await waitFor(() => expect(session.isAuth).toBe(true));
  await waitFor(() => expect(dialog().open).toBe(false));
  expect(session.user?.username).toBe('adaeze');
  expect(session.token).not.toBe('');
  expect(notices.tray[0]).toMatchObject({ severity: 'success', text: 'Login Success' });
  expect(authModal.activeAuthModal).toBeUndefined();
  expect(password().value).toBe('');
});

test.each([
  ['an open page is left for home', '/terms', false, '/home'],
  [
    'asked for in the midst of something, it goes on there',
    '/exchange/c-1?tab=fancy',
    true,
    '/exchange/c-1?tab=fancy',
  ],
  ['from a page for guests the guard leads on', '/?return=%2Fmybets', false, '/?return=%2Fmybets'],
])('after a login %s', async (_, at, isAsked, to) => {
  const user = await open(at);
  if (isAsked) await act(async () => askToSignIn());
  await fill(user);
  await user.click(button('Login'));
  await waitFor(() => expect(session.isAuth).toBe(true));
  expect(location.pathname + location.search).toBe(to);
});

test('a dialog that was closed is asked for by nobody any more', async () => {
  history.replaceState(null, '', '/exchange/c-1');
  askToSignIn();
  expect(authModal.returnTo).toBe('/exchange/c-1');
  closeAuth();
  expect(authModal.returnTo).toBeUndefined();
});

test('two submits before the answer are one call', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  network.answer(
    login,
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  const user = await open();
  await fill(user);
  const { form } = button('Login');
  await act(async () => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await waitFor(() => expect(network.calls(login)).toBe(1));
  expect(button('Logging in…').disabled).toBe(true);
  refuse(new Refusal('invalid', 'Not now', { status: 403 }));
  await waitFor(() => expect(button('Login').disabled).toBe(false));
  expect(network.calls(login)).toBe(1);
});

test.each([
  ['a lost network', () => network.goDown(), 'No connection. Check your internet and try again.'],
  ['a refusal', () => undefined, 'Username or password is not correct'],
])('%s is said in the form, and what was typed stays', async (_, happen, text) => {
  const user = await open();
  await fill(user, 'adaeze', 'secret');
  happen();
  await user.click(button('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(session.isAuth).toBe(false);
  expect(password().value).toBe('secret');
  expect(notices.toasts).toEqual([]);
});

test('an empty answer is logged, and nothing is shown: the form is ready again', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  network.run('fault', { match: 'POST /login', status: 204 });
  const user = await open();
  await fill(user);
  await user.click(button('Login'));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await waitFor(() => expect(button('Login').disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(notices.toasts).toEqual([]);
  expect(password().value).toBe(PASSWORD);
});

test('a refusal that names a field stands under it', async () => {
  network.answer(login, () => {
    const fields = { username: 'This account is closed' };
    throw new Refusal('invalid', 'This account is closed', { status: 422, fields });
  });
  const user = await open();
  await fill(user);
  await user.click(button('Login'));
  await waitFor(() => expect(errorOf(username())).toBe('This account is closed'));
  expect(username().getAttribute('aria-invalid')).toBe('true');
});

/** Looks for the demo login, once the server has said whether it has demo players. */
async function demoLogin(hasDemoUsers: boolean, open: () => Promise<User>): Promise<void> {
  network.run('app', { hasDemoUsers });
  const answered = vi.fn();
  callHooks.answered = answered;
  onTestFinished(() => {
    callHooks.answered = () => undefined;
  });
  const user = await open();
  await waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(network.calls(checkDemo)).toBe(1);
  await act(async () => undefined);
  const demo = screen.queryByRole('button', { name: 'Login with Demo Id' });
  expect(demo !== null).toBe(hasDemoUsers);
  if (!demo) return;
  await user.click(demo);
  await waitFor(() => expect(session.user?.isDemo).toBe(true));
}

test.each([true, false])('demo login when the server has demo players: %s', (hasDemoUsers) =>
  demoLogin(hasDemoUsers, open),
);

test('both boxes are offered only where no code is needed, and are followed', async () => {
  const user = await open();
  await act(async () => {
    organisation.appDetails = DETAILS;
  });
  // The boxes would come with the demo login, in a late part.
  await screen.findByRole('button', { name: 'Login with Demo Id' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => {
    organisation.appDetails = { ...DETAILS, OTP: 0 };
  });
  expect(box('Remember me')?.checked).toBe(false);
  expect(box('Keep me signed in')?.checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await fill(user);
  await user.click(button('Login'));
  await waitFor(() => expect(session.isAuth).toBe(true));
  expect(session.isKept).toBe(false);
  expect(localStorage.getItem('oja:username')).toBe('adaeze');
});

test('the demo login follows the box of the session, too', async () => {
  const user = await open();
  await act(async () => {
    organisation.appDetails = { ...DETAILS, OTP: 0 };
  });
  const demo = await screen.findByRole('button', { name: 'Login with Demo Id' });
  await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
  await user.click(demo);
  await waitFor(() => expect(session.user?.isDemo).toBe(true));
  expect(session.isKept).toBe(false);
});

test('a password can be shown and hidden', async () => {
  const user = await open();
  await user.click(button('Show password'));
  expect(password().type).toBe('text');
  await user.click(button('Hide password'));
  expect(password().type).toBe('password');
  button('Show password');
});

test('the store follows the dialog when the page closes it', async () => {
  await open();
  expect(dialog().open).toBe(true);
  await act(async () => dialog().close());
  expect(authModal.activeAuthModal).toBeUndefined();
});

test.each([
  [false, 'mobileNumber'],
  [true, 'sendEmail'],
] as const)(
  'with IS_EMAIL %s the register tab opens on %s, and the login keeps its text',
  async (isEmail, view) => {
    organisation.appDetails = { ...DETAILS, IS_EMAIL: isEmail };
    const user = await open();
    await user.type(username(), 'adaeze');
    await user.click(tab('Register'));
    expect(authModal.activeAuthModal).toBe(view);
    await act(async () => void (await authViews[view].View?.preload()));
    expect(dialog().textContent).toContain('at least 18');
    await user.click(tab('Login'));
    expect(username().value).toBe('adaeze');
  },
);

test.each(['sendEmail', 'verifyEmail'] as const)(
  '%s falls back to the number where the brand does not register by email',
  async (view) => {
    organisation.appDetails = DETAILS;
    await open();
    await act(async () => {
      openAuth(view);
      await authViews[view].View?.preload();
    });
    await waitFor(() => expect(authModal.activeAuthModal).toBe('mobileNumber'));
  },
);

test.each(['register', 'verifyNumber'] as const)(
  '%s without a number from the step before begins anew',
  async (view) => {
    organisation.appDetails = DETAILS;
    localStorage.setItem('mobile_details', 'cannot be decoded');
    await open();
    await act(async () => {
      openAuth(view);
      await authViews[view].View?.preload();
    });
    await waitFor(() => expect(authModal.activeAuthModal).toBe('mobileNumber'));
    expect(localStorage.getItem('mobile_details')).toBeNull();
  },
);

test('a number beside an email takes twelve digits, whatever stands between them', async () => {
  organisation.appDetails = { ...DETAILS, IS_EMAIL: true };
  keepContact({ email: 'ada@example.com' });
  const user = await open();
  await act(async () => {
    openAuth('register');
    await authViews.register.View?.preload();
  });
  const mobile = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Mobile number (optional)',
  });
  await user.fill(mobile, mobile.placeholder);
  expect(mobile.value).toBe(mobile.placeholder);
  await user.fill(mobile, '0803 123 4567 89');
  expect(mobile.value).toBe('0803 123 4567 8');
  expect(mobile.maxLength).toBeLessThan(0);
});

test.each([
  ['does not know the brand yet', undefined],
  ['knows the brand as it was', DETAILS],
])('a start that %s follows it', async (_, details) => {
  organisation.appDetails = details;
  await open();
  await act(async () => openRegister());
  expect(authModal.activeAuthModal).toBe('mobileNumber');
  await act(async () => {
    organisation.appDetails = { ...DETAILS, IS_EMAIL: true };
  });
  await waitFor(() => expect(authModal.activeAuthModal).toBe('sendEmail'));
});

test('the header of a wide window has the login without boxes, unless the brand is closed', async () => {
  organisation.appDetails = { ...DETAILS, OTP: 0 };
  const user = show(<HeaderLogin />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(button('Login'));
  expect(errorOf(username())).toBe('Username cannot be empty');
  await fill(user);
  await user.click(button('Login'));
  await waitFor(() => expect(session.isAuth).toBe(true));
  await act(async () => {
    organisation.organisationStatus = 'maintenance';
  });
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test.each([true, false])(
  'the header offers the demo login when the server has demo players: %s',
  (hasDemoUsers) => demoLogin(hasDemoUsers, () => act(async () => show(<HeaderLogin />))),
);
