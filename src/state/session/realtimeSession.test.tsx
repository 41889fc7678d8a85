import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startTestHost, type TestHost } from '../../../mocks/hosts/testHost.ts';
import { call } from '../../api/call.ts';
import { callHooks } from '../../api/callHooks.ts';
import { BalanceChip } from '../../app/shell/BalanceChip.tsx';
import { ConnectionBanner } from '../../app/shell/ConnectionBanner.tsx';
import { Toasts } from '../../app/shell/Toasts.tsx';
import { login } from '../../contract/account/auth.ts';
import { env } from '../../env.ts';
import { freshState } from '../../testing/freshState.ts';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { connection, followNetworkHints, sawNetwork } from './connection.ts';
import { connectWithSession } from './realtimeSession.ts';
import { beginSession, session } from './session.ts';
import { signOut } from './signOut.ts';

const BALANCE = 250_000_00;

let host: TestHost;
let control: TestHost['backend']['control'];

beforeEach(async () => {
  host = await startTestHost();
  ({ control } = host.backend);
  env.realtimeUrl = host.realtimeUrl;
  env.apiBase = `${location.origin}/api`;
  callHooks.token = () => session.token;
  onTestFinished(async () => {
    await freshState();
    await host.close();
  });
  beginSession(await call(login, { username: 'adaeze', password: 'Passw0rd1' }, { quiet: true }));
});

const asked = () =>
  control.run('journal', {}).filter(({ subject }) => subject === 'get:balance').length;
const push = (event: string, payload: unknown) =>
  control.run('push', { event, payload, to: 'adaeze' });

/** The session's channel, and what shows what it tells. */
async function open(): Promise<void> {
  connectWithSession();
  show(
    <>
      <BalanceChip onOpen={() => undefined} />
      <Toasts />
    </>,
  );
  await screen.findByRole('button', { name: /^Balance ₦250,000/ });
  await waitFor(() => expect(connection.status).toBe('live'));
}

/** Waits while time passes twenty times as fast. */
function soon(look: () => void): Promise<void> {
  const pass = () => {
    vi.advanceTimersByTime(100);
    look();
  };
  return until(pass, { interval: 5 });
}

/** The session's channel, whose waits are as short as `soon` makes them. */
async function openFast(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  connectWithSession();
  await soon(() => expect(connection.status).toBe('live'));
}

test('a balance that is no number is asked for again, and one that cannot be read is none', async () => {
  await open();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const before = asked();
  push('update_balance', { balance: 'abc' });
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  push('update_balance', '<b>');
  // Events come in the order in which they were sent.
  push('sub:notification_toast', { title: 'Told after it' });
  await screen.findByText('Told after it');
  expect(warned.mock.calls.map(([said]) => said)).toEqual(['unreadable event update_balance']);
  screen.getByRole('button', { name: /^Balance ₦250,000\.00/ });
});

test('a title of markup and a message of a megabyte are a short text', async () => {
  await open();
  const title = '<img src=x onerror="document.title=1">';
  push('sub:notification_toast', { title, message: 'x'.repeat(1_000_000), status: 'info' });
  const toast = await screen.findByText(/^<img src=x/);
  expect(toast.textContent).toHaveLength(200);
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('after twenty breaks there is one connection, and the balance of now', async () => {
  await openFast();
  for (let breaks = 0; breaks < 20; breaks++) {
    const before = asked();
    control.run('kick', { who: 'adaeze' });
    await soon(() => expect(asked()).toBeGreaterThan(before));
  }
  control.run('kick', { who: 'adaeze' });
  expect(control.status().sockets).toBe(0);
  control.run('adjust', { who: 'adaeze', naira: 50 });
  await soon(() => expect(session.wallet.balance).toBe(BALANCE + 50_00));
  await soon(() => expect(connection.status).toBe('live'));
  expect(control.status().sockets).toBe(1);
});

test.each([
  ['the server ends the session', true],
  ['the player leaves while a break is waited for', false],
])('when %s, nobody is told that a channel comes back', async (_, isEnded) => {
  callHooks.answered = () => sawNetwork(false);
  onTestFinished(() => {
    callHooks.answered = () => undefined;
  });
  await openFast();
  show(<ConnectionBanner />);
  control.run('kick', { who: 'adaeze', endSession: isEnded });
  await soon(() => expect(control.status().sockets).toBe(0));
  if (isEnded) await soon(() => expect(session.isAuth).toBe(false));
  else await signOut();
  // Longer than the patience with a break.
  await vi.advanceTimersByTimeAsync(10_000);
  expect([connection.status, screen.getByRole('status').textContent]).toEqual(['off', '']);
  followNetworkHints();
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  expect(connection.status).toBe('off');
});

test('seen again, a connection that answers nothing is made anew', async () => {
  await openFast();
  const before = asked();
  control.run('fault', { match: 'socket session_check', network: true, times: 1 });
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(control.status().unmetFaults).toEqual([]));
  expect(asked()).toBe(before);
  // Well before socket.io itself takes the connection for lost.
  vi.advanceTimersByTime(7000);
  await until(() => expect(asked()).toBeGreaterThan(before), { interval: 5 });
  expect(control.status().sockets).toBe(1);
  expect(session.wallet.balance).toBe(BALANCE);
});
