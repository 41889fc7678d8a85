import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepLess } from '../../pwa/keepsLess.ts';
import { beginSession } from '../../state/session/session.ts';
import { freshState } from '../../testing/freshState.ts';
import { SavedView } from './SavedView.tsx';

afterEach(async () => {
  cleanup();
  await freshState();
  keepLess(false);
  document.documentElement.classList.remove('lite');
});

test.each<[string, () => void, RegExp]>([
  [
    'a guest on a first visit',
    () => undefined,
    /saves by itself once you log in, install Oja or come back/,
  ],
  [
    'who saves data',
    () => document.documentElement.classList.add('lite'),
    /^The data saver is on, so this phone has only part of the app/,
  ],
  ['who has removed it', () => keepLess(true), /^You removed what was saved/],
  [
    'who is signed in',
    () =>
      beginSession({
        token: 't0ken',
        user: { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false },
      }),
    /is saved while the phone is idle/,
  ],
])('%s reads why the whole app is not here', async (_, arrange, why) => {
  arrange();
  render(<SavedView />);
  expect(await screen.findByText(why)).toBeDefined();
});

test('who is not kept signed in reads that no list is saved, and is offered none', async () => {
  beginSession(
    { token: 't0ken', user: { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false } },
    false,
  );
  render(<SavedView />);
  expect(
    await screen.findByText(
      /^You chose not to stay logged in on this phone, so no list is saved\./,
    ),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add these fixtures' })).toBeNull();
});

test('that nothing is saved is said once, with no figures of it and nothing to remove', async () => {
  render(<SavedView />);
  expect(await screen.findByText('No page or list is saved yet')).toBeDefined();
  expect(screen.queryByText('None yet')).toBeNull();
  expect(screen.queryByText('Total')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove it all' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save everything' })).toBeDefined();
});
