import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../state/device/notices.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { authModal, closeAuth, openAuth } from '../../state/session/authModal.ts';
import { keepContact } from '../../state/session/contact.ts';
import { organisation } from '../../state/session/organisation.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { session } from '../../state/session/session.ts';
import { AuthDialog } from './AuthDialog.tsx';
import { authViews } from './authViews.ts';
import { openRegister } from './firstStep.ts';
import { HeaderLogin } from './login/HeaderLogin.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const SIGNED_IN = { token: 'a-token', user: { id: 7, username: 'adaeze', name: 'Adaeze Obi' } };
const DETAILS = {
  SEO_TITLE: '',
  OTP: 1,
  IS_EMAIL: false,
  BRAND_STATUS: 'live',
  OPEN_REGISTRATION: false,
} as const;

let page: HTMLElement;
let root: Root | undefined;
const fetchMock = vi.fn<typeof fetch>();

function json(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Answers of the server by the end of the path; each call takes a copy. */
function serve(answers: Record<string, () => Response | Promise<Response>>): void {
  fetchMock.mockImplementation(async (request) => {
    const url = request instanceof Request ? request.url : String(request);
    const path = Object.keys(answers).find((end) => url.endsWith(end));
    if (!path) return json({ hasDemoUsers: false });
    return (answers[path] as () => Response)();
  });
}

const calls = (end: string) =>
  fetchMock.mock.calls.filter(([request]) =>
    (request instanceof Request ? request.url : String(request)).endsWith(end),
  ).length;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  serve({});
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await act(async () => root?.unmount());
  root = undefined;
  page.remove();
  closeAuth();
  forgetPlayer();
  organisation.appDetails = undefined;
});

const dialog = () => page.querySelector('dialog') as HTMLDialogElement;
const field = (name: string) => page.querySelector(`[name=${name}]`) as HTMLInputElement;
const button = (text: string) =>
  [...page.querySelectorAll('form button')].find((item) => item.textContent === text);
const errorOf = (name: string) =>
  page.querySelector(`[id="${field(name).getAttribute('aria-describedby')}"]`)?.textContent;

async function show(): Promise<void> {
  root = createRoot(page);
  await act(async () => root?.render(<AuthDialog />));
  await act(async () => openAuth('login'));
}

async function type(name: string, text: string): Promise<void> {
  await act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function submit(): Promise<void> {
  await act(async () => page.querySelector('form')?.requestSubmit());
}

test('an empty form says what is missing and sends nothing', async () => {
  await show();
  await submit();
  expect(errorOf('username')).toBe('Username cannot be empty');
  expect(errorOf('password')).toBe('Password cannot be empty');
  expect(document.activeElement).toBe(field('username'));
  expect(calls('/login')).toBe(0);
});

test('a field is checked once it was left, and again while it is typed in', async () => {
  await show();
  await act(async () => {
    field('username').focus();
    field('password').focus();
  });
  expect(errorOf('username')).toBe('Username cannot be empty');
  expect(errorOf('password')).toBe('');
  await type('username', 'a');
  expect(errorOf('username')).toBe('');
});

test('a right login signs in, says so, closes the dialog and empties the fields', async () => {
  serve({ '/login': () => json(SIGNED_IN) });
  await show();
  await type('username', ' adaeze ');
  await type('password', ' secret ');
  await submit();
  await vi.waitFor(() => expect(session.isAuth).toBe(true));
  await act(async () => undefined);
  expect(session.token).toBe('a-token');
  expect(notices.tray[0]).toMatchObject({ severity: 'success', text: 'Login Success' });
  expect(authModal.activeAuthModal).toBeUndefined();
  expect(dialog().open).toBe(false);
  expect(field('password').value).toBe('');
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
  history.replaceState(null, '', at);
  serve({ '/login': () => json(SIGNED_IN) });
  await show();
  if (isAsked) await act(async () => askToSignIn());
  await type('username', 'adaeze');
  await type('password', 'secret');
  await submit();
  await vi.waitFor(() => expect(session.isAuth).toBe(true));
  expect(location.pathname + location.search).toBe(to);
  history.replaceState(null, '', '/');
});

test('a dialog that was closed is asked for by nobody any more', async () => {
  history.replaceState(null, '', '/exchange/c-1');
  askToSignIn();
  expect(authModal.returnTo).toBe('/exchange/c-1');
  closeAuth();
  expect(authModal.returnTo).toBeUndefined();
  history.replaceState(null, '', '/');
});

test('two submits before the answer are one call', async () => {
  let answer: (response: Response) => void = () => undefined;
  serve({ '/login': () => new Promise((resolve) => (answer = resolve)) });
  await show();
  await type('username', 'adaeze');
  await type('password', 'secret');
  await act(async () => {
    page.querySelector('form')?.requestSubmit();
    page.querySelector('form')?.requestSubmit();
  });
  await vi.waitFor(() => expect(calls('/login')).toBe(1));
  expect(button('Signing in…')).toHaveProperty('disabled', true);
  await act(async () => answer(json({ message: 'Not now' }, 403)));
  await vi.waitFor(() => expect(button('Login')).toHaveProperty('disabled', false));
  expect(calls('/login')).toBe(1);
});

test.each([
  ['a lost network', () => Promise.reject(new TypeError('failed')), 'Sign-in needs a connection'],
  [
    'a refusal',
    () => json({ error: true, message: 'Invalid username or password' }, 401),
    'Invalid username or password',
  ],
])('%s is said in the form, and what was typed stays', async (_, answer, text) => {
  serve({ '/login': answer });
  await show();
  await type('username', 'adaeze');
  await type('password', 'secret');
  await submit();
  await vi.waitFor(() => expect(page.querySelector('form [role=alert]')?.textContent).toBe(text));
  expect(session.isAuth).toBe(false);
  expect(field('password').value).toBe('secret');
  expect(notices.toasts).toEqual([]);
});

test('an empty answer is logged, and nothing is shown: the form is ready again', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  serve({ '/login': () => new Response(null, { status: 204 }) });
  await show();
  await type('username', 'adaeze');
  await type('password', 'secret');
  await submit();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(button('Login')).toHaveProperty('disabled', false));
  expect(page.querySelector('form [role=alert]')).toBeNull();
  expect(notices.toasts).toEqual([]);
  expect(field('password').value).toBe('secret');
});

test('a refusal that names a field stands under it', async () => {
  serve({ '/login': () => json({ fields: { username: 'This account is closed' } }, 422) });
  await show();
  await type('username', 'adaeze');
  await type('password', 'secret');
  await submit();
  await vi.waitFor(() => expect(errorOf('username')).toBe('This account is closed'));
  expect(field('username').getAttribute('aria-invalid')).toBe('true');
});

test.each([true, false])(
  'demo login when the server has demo players: %s',
  async (hasDemoUsers) => {
    serve({
      '/app/demo': () => json({ hasDemoUsers }),
      '/login/demo': () => json({ ...SIGNED_IN, user: { ...SIGNED_IN.user, isDemo: true } }),
    });
    await show();
    await vi.waitFor(() => expect(calls('/app/demo')).toBe(1));
    await act(async () => undefined);
    const demo = button('Login with Demo Id');
    expect(demo !== undefined).toBe(hasDemoUsers);
    if (!(demo instanceof HTMLButtonElement)) return;
    await act(async () => demo.click());
    await vi.waitFor(() => expect(session.user?.isDemo).toBe(true));
  },
);

test('both boxes are offered only where no code is needed, and are followed', async () => {
  await show();
  expect(field('keep')).toBeNull();
  await act(async () => {
    organisation.appDetails = { ...DETAILS, OTP: 0 };
  });
  serve({ '/login': () => json(SIGNED_IN) });
  await act(async () => {
    field('keep').click();
    field('remember').click();
  });
  await type('username', 'adaeze');
  await type('password', 'secret');
  await submit();
  await vi.waitFor(() => expect(session.isAuth).toBe(true));
  expect(session.isKept).toBe(false);
  expect(localStorage.getItem('oja:username')).toBe('adaeze');
});

test('a password can be shown and hidden', async () => {
  await show();
  const toggle = () => page.querySelector('form .icon-button') as HTMLButtonElement;
  await act(async () => toggle().click());
  expect(field('password').type).toBe('text');
  expect(toggle().getAttribute('aria-label')).toBe('Hide password');
  await act(async () => toggle().click());
  expect(field('password').type).toBe('password');
});

test('what was typed before React arrived is still there after it, in the dialog that was open', async () => {
  page.innerHTML = renderToString(<AuthDialog />);
  dialog().showModal();
  field('username').value = 'adaeze';
  field('password').value = 'secret';
  const before = field('username');
  const complaints = vi.spyOn(console, 'error');
  await act(async () => {
    root = hydrateRoot(page, <AuthDialog />);
  });
  expect(complaints).not.toHaveBeenCalled();
  expect(field('username')).toBe(before);
  expect(field('username').value).toBe('adaeze');
  expect(field('password').value).toBe('secret');
  expect(dialog().open).toBe(true);
  expect(authModal.activeAuthModal).toBe('login');
});

test('the store follows the dialog when the page closes it', async () => {
  await show();
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
    await show();
    await type('username', 'adaeze');
    const [register, login] = page.querySelectorAll<HTMLElement>('[role=tab]');
    await act(async () => register?.click());
    expect(authModal.activeAuthModal).toBe(view);
    await act(async () => void (await authViews[view].load()));
    expect(page.textContent).toContain('at least 18');
    await act(async () => login?.click());
    expect(field('username').value).toBe('adaeze');
  },
);

test.each(['sendEmail', 'verifyEmail'] as const)(
  '%s falls back to the number where the brand does not register by email',
  async (view) => {
    organisation.appDetails = DETAILS;
    await show();
    await act(async () => {
      openAuth(view);
      await authViews[view].load();
    });
    await vi.waitFor(() => expect(authModal.activeAuthModal).toBe('mobileNumber'));
  },
);

test.each(['register', 'verifyNumber'] as const)(
  '%s without a number from the step before begins anew',
  async (view) => {
    organisation.appDetails = DETAILS;
    localStorage.setItem('mobile_details', 'cannot be decoded');
    await show();
    await act(async () => {
      openAuth(view);
      await authViews[view].load();
    });
    await vi.waitFor(() => expect(authModal.activeAuthModal).toBe('mobileNumber'));
    expect(localStorage.getItem('mobile_details')).toBeNull();
  },
);

test('a number beside an email takes twelve digits, whatever stands between them', async () => {
  organisation.appDetails = { ...DETAILS, IS_EMAIL: true };
  keepContact({ email: 'ada@example.com' });
  await show();
  await act(async () => {
    openAuth('register');
    await authViews.register.load();
  });
  await vi.waitFor(() => expect(field('mobile')).not.toBeNull());
  await type('mobile', field('mobile').placeholder);
  expect(field('mobile').value).toBe(field('mobile').placeholder);
  await type('mobile', '0803 123 4567 89');
  expect(field('mobile').value).toBe('0803 123 4567 8');
  expect(field('mobile').maxLength).toBeLessThan(0);
});

test.each([
  ['does not know the brand yet', undefined],
  ['knows the brand as it was', DETAILS],
])('a start that %s follows it', async (_, details) => {
  organisation.appDetails = details;
  await show();
  await act(async () => openRegister());
  expect(authModal.activeAuthModal).toBe('mobileNumber');
  await act(async () => {
    organisation.appDetails = { ...DETAILS, IS_EMAIL: true };
  });
  await vi.waitFor(() => expect(authModal.activeAuthModal).toBe('sendEmail'));
});

test('the header of a wide window has the login without boxes, unless the brand is closed', async () => {
  organisation.appDetails = { ...DETAILS, OTP: 0 };
  serve({ '/app/demo': () => json({ hasDemoUsers: true }), '/login': () => json(SIGNED_IN) });
  root = createRoot(page);
  await act(async () => root?.render(<HeaderLogin />));
  expect(page.querySelector('[type=checkbox]')).toBeNull();
  await submit();
  expect(errorOf('username')).toBe('Username cannot be empty');
  await type('username', 'adaeze');
  await type('password', 'secret');
  await submit();
  await vi.waitFor(() => expect(session.isAuth).toBe(true));
  await act(async () => {
    organisation.organisationStatus = 'maintenance';
  });
  expect(page.querySelector('form')).toBeNull();
  organisation.organisationStatus = 'live';
});

test.each([true, false])(
  'the header offers the demo login when the server has demo players: %s',
  async (hasDemoUsers) => {
    serve({
      '/app/demo': () => json({ hasDemoUsers }),
      '/login/demo': () => json({ ...SIGNED_IN, user: { ...SIGNED_IN.user, isDemo: true } }),
    });
    root = createRoot(page);
    await act(async () => root?.render(<HeaderLogin />));
    await vi.waitFor(() => expect(calls('/app/demo')).toBe(1));
    await act(async () => undefined);
    const demo = button('Login with Demo Id');
    expect(demo !== undefined).toBe(hasDemoUsers);
    if (!(demo instanceof HTMLButtonElement)) return;
    await act(async () => demo.click());
    await vi.waitFor(() => expect(session.user?.isDemo).toBe(true));
  },
);
