import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import {
  changePush,
  getPush,
  subscribePush,
  unsubscribePush,
} from '../../contract/account/push.ts';
import type { OutputOf } from '../../contract/kit/endpoint.ts';
import { betList } from '../../state/bets/bets.ts';
import { push } from '../../state/device/push.ts';
import { sendGoodbyes } from '../../state/session/goodbye.ts';
import { session } from '../../state/session/session.ts';
import { signOut } from '../../state/session/signOut.ts';
import { PUSH_ASKED_KEY } from '../../storage/keys.ts';
import { held } from '../../testing/held.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { PushOffer } from './PushOffer.tsx';
import { PushSettings } from './PushSettings.tsx';

const ENDPOINT = 'https://push.example/phone';

let network: Network;
let permission: NotificationPermission;
let isSubscribed: boolean;
let closed: number;

/** A browser that can push, as far as the app uses it. */
function plugIn(answer: NotificationPermission) {
  permission = 'default';
  isSubscribed = false;
  closed = 0;
  const subscription = {
    endpoint: ENDPOINT,
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
    unsubscribe: async () => {
      isSubscribed = false;
    },
  };
  const registration = {
    getNotifications: async () => [{ close: () => closed++ }],
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    async requestPermission() {
      permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

beforeEach(async () => {
  localStorage.removeItem(PUSH_ASKED_KEY);
  network = openNetwork();
  await network.signIn('adaeze');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('turned on, this phone is added; turned off, it is taken off and its messages go', async () => {
  plugIn('granted');
  const user = show(<PushSettings />);
  await user.click(await screen.findByRole('button', { name: 'Turn on for this phone' }));
  await waitFor(() => expect(push.state).toBe('on'));
  const [sent] = await network.sent(subscribePush);
  expect(sent?.input.endpoint).toBe(ENDPOINT);
  await user.click(await screen.findByRole('button', { name: 'Turn off on this phone' }));
  await waitFor(() => expect(network.calls(unsubscribePush)).toBe(1));
  expect([isSubscribed, closed]).toEqual([false, 1]);
});

test('a player who tells the browser no is told where that is changed', async () => {
  plugIn('denied');
  const user = show(<PushSettings />);
  await user.click(await screen.findByRole('button', { name: 'Turn on for this phone' }));
  await shows(/Your browser blocks messages from Oja\./);
  expect(network.calls(subscribePush)).toBe(0);
});

test('on an iPhone or iPad that has the app in a tab, installing comes first', async () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
    maxTouchPoints: 5,
  });
  show(<PushSettings />);
  await shows(/To get messages, install Oja first: tap Share in Safari/);
});

test('where no worker comes up, turning on ends in words and holds up no choice', async () => {
  plugIn('granted');
  Object.defineProperty(navigator.serviceWorker, 'ready', { value: new Promise(() => undefined) });
  const user = show(<PushSettings />);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(await screen.findByRole('button', { name: 'Turn on for this phone' }));
  await waitFor(() => expect(push.state).toBe('off'));
  await user.click(screen.getByRole('button', { name: 'Deposits' }));
  await waitFor(() => expect(network.calls(changePush)).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await shows(/Messages could not be turned on\. Try again in a moment\./);
  expect(screen.getByRole('button', { name: 'Turn on for this phone' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('while a choice is on its way nothing else can be pressed, so that no press is lost', async () => {
  plugIn('granted');
  const { answer, release } = held<OutputOf<typeof changePush>>();
  network.answer(changePush, () => answer);
  const user = show(<PushSettings />);
  await user.click(await screen.findByRole('button', { name: 'Deposits' }));
  const others = [
    screen.getByRole('button', { name: 'Withdrawals' }),
    screen.getByLabelText('Quiet from'),
  ];
  for (const other of others) expect(other).toHaveProperty('disabled', true);
  await act(async () => release({ settings: { kinds: ['withdrawal'] } }));
  for (const other of others) await waitFor(() => expect(other).toHaveProperty('disabled', false));
});

test('what is chosen while messages are off is said to wait for them', async () => {
  plugIn('granted');
  const user = show(<PushSettings />);
  const group = await screen.findByRole('group', { name: 'What to send, once turned on' });
  await user.click(screen.getByRole('button', { name: 'Turn on for this phone' }));
  await waitFor(() => expect(group).toBe(screen.getByRole('group', { name: 'What to send' })));
});

test('kinds and quiet hours are the server’s, for every phone', async () => {
  plugIn('granted');
  const user = show(<PushSettings />);
  await user.click(await screen.findByRole('button', { name: 'Deposits' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Deposits' }).getAttribute('aria-pressed')).toBe(
      'false',
    ),
  );
  await user.selectOptions(screen.getByLabelText('Quiet from'), '22');
  await shows(/From 22:00 to 07:00 we send nothing/);
  const { settings } = await call(getPush, {});
  expect(settings).toMatchObject({ quiet: { from: 22, to: 7 } });
  expect(settings.kinds).not.toContain('deposit');
});

test('a choice made here leaves what another phone has changed meanwhile as it is', async () => {
  plugIn('granted');
  const user = show(<PushSettings />);
  const deposits = await screen.findByRole('button', { name: 'Deposits' });
  await waitFor(() => expect(network.calls(getPush)).toBeGreaterThan(0));
  await call(changePush, { kinds: ['deposit', 'limit'], quiet: { from: 23, to: 6 } });
  await user.click(deposits);
  await shows(/From 23:00 to 06:00 we send nothing/);
  expect((await network.sent(changePush)).at(-1)?.input).toEqual({
    kinds: ['limit'],
    quiet: { from: 23, to: 6 },
  });
});

test('choices that cannot be loaded say so, and are asked for again', async () => {
  plugIn('granted');
  network.goDown();
  const user = show(<PushSettings />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.comeBack();
  await user.click(again);
  await screen.findByRole('button', { name: 'Deposits' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('nobody is asked before a bet of theirs was settled, and nobody twice', async () => {
  plugIn('granted');
  const user = show(<PushOffer />);
  expect(screen.queryByRole('region')).toBeNull();
  await betList('settled').refresh();
  expect(session.isKept).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  show(<PushOffer />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a sign-out ends the messages of this phone, without a network too', async () => {
  plugIn('granted');
  isSubscribed = true;
  network.goDown();
  await signOut({ opensAuth: false });
  await waitFor(() => expect([isSubscribed, closed]).toEqual([false, 1]));
  // Told now, so that it does not end the session of the next test, whose token is the same.
  network.comeBack();
  expect(await sendGoodbyes()).toBe(true);
});
