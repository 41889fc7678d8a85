import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { InboxView } from '../../features/notifications/InboxView.tsx';
import { notify } from '../../state/device/notices.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { Shell } from '../shell/Shell.tsx';
import { startAtRest } from './atRest.ts';
import { countUnread } from './countUnread.ts';

test('unread messages are one number: bell, sheet, page and icon; a notice of this visit is none', async () => {
  const network = openNetwork();
  await network.signIn();
  // As browsers do where the app is not installed.
  const badge = vi.fn(async (_count?: number) => Promise.reject(new Error('not installed')));
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: badge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
  const shown = () => badge.mock.lastCall?.[0];

  startAtRest();
  // What the last visit left is gone.
  expect(shown()).toBe(0);
  countUnread();
  const user = await act(async () =>
    show(
      <Shell>
        <InboxView signIn={null} />
      </Shell>,
    ),
  );
  const unread = await screen.findByRole('button', { name: /^Unread [1-9]/ });
  const count = Number(/\d+/.exec(unread.textContent ?? '')?.[0]);
  await act(async () => notify('success', 'Login Success'));
  await waitFor(() => expect(shown()).toBe(count));
  await user.click(screen.getByRole('button', { name: `Messages, ${count} unread` }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Messages' }));
  expect(sheet.getByRole('link').textContent).toBe(`All messages${count} unread`);
  expect(sheet.getByText('Login Success')).toBeDefined();
  await user.click(sheet.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.getByRole('button', { name: 'Unread 0' })).toBeDefined();
  await waitFor(() => expect(shown()).toBe(0));
  expect(screen.getByRole('button', { name: 'Messages' })).toBeDefined();
});
