import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection } from '../../state/session/connection.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { SportsbookView } from './SportsbookView.tsx';

const odds = () => screen.queryAllByRole('button', { name: /\d\.\d\d/ });

test('offline with nothing kept, the page claims no odds', async () => {
  const network = openNetwork();
  network.goDown();
  connection.status = 'offline';
  show(<SportsbookView />, { at: '/sportsbook2' });
  await shows(/You are offline\./);
  await shows(/None of it is saved on this phone yet/);
  expect(odds()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/\bodds\b/i);
});

test('offline with a list that is kept, its odds are called the last ones known', async () => {
  const network = openNetwork();
  show(<SportsbookView />, { at: '/sportsbook2' });
  await waitFor(() => expect(odds().length).toBeGreaterThan(0));
  network.goDown();
  connection.status = 'offline';
  await shows(/You are offline\. These odds are the last ones known/);
  expect(document.querySelector('.sportsbook--old')?.contains(odds()[0] ?? null)).toBe(true);
  expect(odds().length).toBeGreaterThan(0);
});

test('an event that is gone says so, and is not asked for again', async () => {
  openNetwork();
  show(<SportsbookView />, { at: '/sportsbook2?event=none' });
  await screen.findByRole('heading', { name: 'This event is no longer offered' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
