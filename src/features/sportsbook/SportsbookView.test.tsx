import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { connection } from '../../state/session/connection.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { windowWidth } from '../../testing/windowWidth.ts';
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

test('a competition without events says so, stays chosen, and all can be chosen again', async () => {
  onTestFinished(() => windowWidth(1024));
  windowWidth(1280);
  openNetwork();
  const user = show(<SportsbookView />, { at: '/sportsbook2?competition=Sunday%20League' });
  await screen.findByRole('heading', { name: 'Nothing of Sunday League is listed right now' });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Competition' });
  expect(choice.value).toBe('Sunday League');
  await user.selectOptions(choice, '');
  await waitFor(() => expect(odds().length).toBeGreaterThan(0));
  expect(location.search).toBe('');
});

test('from a competition without events a button leads to those of all', async () => {
  onTestFinished(() => windowWidth(1024));
  windowWidth(360);
  openNetwork();
  const user = show(<SportsbookView />, { at: '/sportsbook2?competition=Sunday%20League' });
  await user.click(await screen.findByRole('button', { name: 'See all competitions' }));
  await waitFor(() => expect(odds().length).toBeGreaterThan(0));
});
