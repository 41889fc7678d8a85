import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { LandingScreen } from '../../screens/LandingScreen.tsx';
import { notices, notify } from '../../state/device/notices.ts';
import { takeServerBreak } from '../../state/play/playLock.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, session, setWallet } from '../../state/session/session.ts';
import { until } from '../../testing/until.ts';
import { Shell } from './Shell.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// Lists load when they come into view, and here nothing does.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const PLAYER = { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false };
const WALLET = { balance: 12_500_000, cash: 0, coins: 0, sports: 0, wicket: 0 };

const app = (
  <Shell>
    <LandingScreen />
  </Shell>
);
let page: HTMLElement;
let root: Root | undefined;

async function open(): Promise<void> {
  await act(async () => {
    root = createRoot(page);
    root.render(app);
  });
}

beforeEach(() => {
  navigate('/');
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await act(async () => root?.unmount());
  page.remove();
  forgetPlayer();
  Object.assign(session, { isStoreHydrated: false });
  Object.assign(connection, { status: 'off', since: 0, isSilent: false });
});

const find = (selector: string) => page.querySelector<HTMLElement>(selector);

test('before the session is read both its places are in the page, then one', async () => {
  await open();
  expect(find('.guest-buttons')).not.toBeNull();
  expect(find('.header__wait')).not.toBeNull();
  await act(async () => {
    session.isStoreHydrated = true;
  });
  expect(find('.header__wait')).toBeNull();
});

test('a player sees what is available and the exposure instead of the buttons, and their own home', async () => {
  await open();
  await act(async () => beginSession({ token: 't', user: PLAYER }));
  expect(find('.guest-buttons')).toBeNull();
  expect(find('.balance-chip')?.textContent).toBe('');
  await act(async () => setWallet(WALLET));
  await act(async () => {
    session.exposureAmount = 50_000;
  });
  expect(find('.balance-chip .visually-hidden')?.textContent).toBe(
    'Balance ₦125,000.00, available ₦124,500.00, exposure ₦500.00',
  );
  const lines = [...page.querySelectorAll('.balance-chip__line')].map((line) => line.textContent);
  expect(lines).toEqual(['Available₦124,500.00', 'ExposureExp.₦500.00']);
  expect(find('.header__brand')?.getAttribute('href')).toBe('/home');
  expect(find('.header [aria-label=Deposit]')?.getAttribute('href')).toBe('/gatewaylist');
});

test.each([
  ['off', ''],
  ['live', ''],
  ['reconnecting', 'Reconnecting since 14:02.'],
  ['offline', 'Offline since 14:02.'],
] as const)('while the connection is %s the banner says "%s"', async (status, text) => {
  await open();
  await act(async () => {
    Object.assign(connection, { status, since: Date.parse('2026-11-21T13:02:00Z') });
  });
  expect(find('.connection b')?.textContent ?? '').toBe(text);
});

test.each([
  [true, true],
  [false, false],
])('offline, with a phone that says it is connected: %s', async (isSilent, isTold) => {
  await open();
  await act(async () => Object.assign(connection, { status: 'offline', isSilent }));
  const text = find('.connection')?.textContent ?? '';
  expect(text.includes('Your phone is connected, but nothing answers.')).toBe(isTold);
});

test('why a player may not play stands above the page they are on', async () => {
  await open();
  expect(find('main .notice')).toBeNull();
  await act(async () => {
    takeServerBreak({ kind: 'time-out', since: 0, until: Date.now() + 86_400_000 }, Date.now());
    await import('../../state/play/stateOfPlay.ts');
  });
  // A failing assertion inside `act` would keep new data from being rendered.
  await until(async () => {
    await act(async () => undefined);
    expect(find('main')?.textContent).toMatch(/^You are on a break until/);
  });
  await act(async () => takeServerBreak(undefined, Date.now() + 1));
  await until(() => act(async () => expect(find('main .notice')).toBeNull()));
});

test('a toast interrupts only when it is an error; its text stays among the messages', async () => {
  vi.useFakeTimers();
  await open();
  await act(async () => {
    notify('error', 'Bet refused');
    notify('success', 'Login Success');
  });
  expect(find('.toasts [role=alert]')?.textContent).toBe('Bet refused');
  expect(find('.toasts [role=status]')?.textContent).toBe('Login Success');
  expect(find('.header__unread')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1000));
  expect(find('.toasts')?.textContent).toBe('');
  expect(notices.tray.map(({ text }) => text)).toEqual(['Login Success', 'Bet refused']);
});

test('after a change of page the focus is on its content', async () => {
  await open();
  expect(document.activeElement).not.toBe(find('main'));
  await act(async () => navigate('/terms'));
  expect(document.activeElement).toBe(find('main'));
});

test('a panel is fetched when it is asked for, and closes', async () => {
  await open();
  await act(async () => {
    find('[aria-label=Messages]')?.click();
    await import('./MessagesPanel.tsx');
  });
  const panel = () => find('dialog.sheet') as HTMLDialogElement | null;
  expect(panel()?.open).toBe(true);
  expect(panel()?.textContent).toContain('Nothing new on this visit');
  await act(async () => panel()?.close());
  expect(panel()).toBeNull();
});

test('the tabs lead to the sportsbook, the exchange and the rest, and say where the player is', async () => {
  await open();
  await act(async () => navigate('/sportsbook2'));
  const tabs = [...page.querySelectorAll('.main-tabs--foot a')];
  expect(tabs.map((tab) => `${tab.textContent} ${tab.getAttribute('href')}`)).toEqual([
    'Home /',
    'Sportsbook /sportsbook2',
    'Exchange /spmsports/inplay',
    'Casino /casinos',
    'My bets /mybets',
    'Account /my-account',
  ]);
  const current = () => page.querySelector('.main-tabs--foot [aria-current]')?.textContent;
  expect(current()).toBe('Sportsbook');
  await act(async () => navigate('/exchange/c-1'));
  expect(current()).toBe('Exchange');
});

test.each(['/cashier', '/withdraw', '/bonus/b-1', '/deposit/m_paytm', '/profile', '/saved'])(
  'of %s, which has no tab of its own, the tab is the account',
  async (path) => {
    await open();
    await act(async () => navigate(path));
    const current = [...page.querySelectorAll('.main-tabs--foot [aria-current]')];
    expect(current.map((tab) => tab.textContent)).toEqual(['Account']);
  },
);

test('a document has no tab', async () => {
  await open();
  await act(async () => navigate('/terms'));
  expect(page.querySelector('.main-tabs--foot [aria-current]')).toBeNull();
});
