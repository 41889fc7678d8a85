import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../realtime/transport.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, setWallet } from '../../state/session/session.ts';
import { until } from '../../testing/until.ts';
import { ProviderFrame } from './ProviderFrame.tsx';

vi.mock('../../realtime/transport.ts', () => ({
  ask: vi.fn(async () => ({ status: 'failed' })),
  closeTransport: vi.fn(),
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;
const onLeave = vi.fn();

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(<ProviderFrame title="Betby" url="about:blank" onLeave={onLeave} />),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  bettingHold.text = undefined;
  connection.status = 'off';
});

const frame = () => page.querySelector('iframe');

test('a break takes the page away while it is played, and says why', async () => {
  expect(frame()).not.toBeNull();
  await act(async () => {
    bettingHold.text = 'You are on a break until tomorrow. Betting is off.';
  });
  expect(frame()).toBeNull();
  expect(page.textContent).toContain('You are on a break until tomorrow.');
});

test('without a network it waits instead of failing, and opens once there is one', async () => {
  await act(async () => {
    connection.status = 'offline';
  });
  expect(frame()).toBeNull();
  expect(page.textContent).toContain('You are offline');
  await act(async () => {
    connection.status = 'live';
  });
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test('an address that is none is said, and nothing is opened', async () => {
  await act(async () =>
    root.render(<ProviderFrame title="Betby" url="https://" onLeave={onLeave} />),
  );
  expect(frame()).toBeNull();
  expect(page.textContent).toContain('Betby cannot be opened');
});

test('leaving is possible at every moment', async () => {
  page.querySelector('button')?.click();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a session that ended at the provider is opened again by another launch', async () => {
  const onOpenAgain = vi.fn();
  await act(async () =>
    root.render(
      <ProviderFrame title="Betby" url="about:blank" onLeave={onLeave} onOpenAgain={onOpenAgain} />,
    ),
  );
  const data = { protocol: 'oja-frame-1', type: 'session-ended' };
  const source = frame()?.contentWindow ?? null;
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
  });
  expect(frame()).toBeNull();
  expect(page.textContent).toContain('Your session at Betby has ended');
  [...page.querySelectorAll('button')].find((one) => one.textContent === 'Open again')?.click();
  expect(onOpenAgain).toHaveBeenCalledTimes(1);
});

test('a page that says without end that the balance has changed is heard once a second', async () => {
  await act(async () =>
    beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } }),
  );
  const data = { protocol: 'oja-frame-1', type: 'balance-changed' };
  // The frame is there at once, its page on a busy machine a moment later.
  await until(() => expect(frame()?.contentWindow).toBeTruthy());
  const source = frame()?.contentWindow ?? null;
  for (let message = 0; message < 499; message++) {
    dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => forgetPlayer());
});

test('the place of the balance is kept until it is known', async () => {
  const figures = () => [...page.querySelectorAll('dl div')].map((figure) => figure.textContent);
  await act(async () =>
    beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } }),
  );
  const before = figures();
  expect(page.querySelectorAll('dl [inert]')).toHaveLength(1);
  await act(async () =>
    setWallet({ balance: 25_000_000, cash: 0, coins: 0, sports: 0, wicket: 0 }),
  );
  expect(page.querySelectorAll('dl [inert]')).toHaveLength(0);
  expect(figures()).toEqual(before);
  expect(before).toEqual(['Balance change₦0.00', 'Time on this page0 min']);
  await act(async () => forgetPlayer());
});
