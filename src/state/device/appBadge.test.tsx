import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAtRest } from '../../app/services/atRest.ts';
import { Shell } from '../../app/shell/Shell.tsx';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { notify } from './notices.ts';

test('unread messages stand on the icon, and go from it when they are read', async () => {
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
  const user = await act(async () => show(<Shell>{null}</Shell>));
  await act(async () => {
    notify('success', 'Bet settled : You won');
    notify('success', 'Bet settled : You won');
  });
  await waitFor(() => expect(shown()).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Messages, 2 new' }));
  const dialog = await screen.findByRole('dialog', { name: 'Messages' });
  expect(dialog.textContent).toContain('Bet settled : You won');
  await waitFor(() => expect(shown()).toBe(0));
});
