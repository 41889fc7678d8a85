import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { href, paths } from '../paths.ts';
import { session } from '../state/session/session.ts';
import { followNearness } from '../testing/near.ts';
import { openNetwork } from '../testing/network.ts';
import { show } from '../testing/show.tsx';
import { App } from './App.tsx';
import { wireCalls } from './services/wireCalls.ts';

test('with the services of others away the rest of the app is as it was', async () => {
  const { backend, run, signIn } = openNetwork();
  run('fault', { match: 'GET /external/*', network: true });
  await signIn();
  wireCalls();
  session.isStoreHydrated = true;
  followNearness();
  await act(async () => show(<App />, { at: paths.home }));
  await screen.findByRole('button', { name: /^Balance ₦250,000/ });
  await screen.findByRole('heading', { level: 1, name: /^Hello, Adaeze/ });

  const { world, clock } = backend.context.operator;
  const gameId = world.featured(clock.now());
  await act(async () => navigate(href(paths.match, { gameId })));
  expect(await screen.findAllByRole('button', { name: /^Back .+ \d/ })).not.toHaveLength(0);

  await act(async () => navigate(paths.casinos));
  await screen.findByRole('heading', { level: 1, name: 'Casino' });
  await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('button', { name: /^Balance ₦250,000/ });
  expect(screen.queryByText(/^Offline since/)).toBeNull();
  expect(backend.control.status().unmetFaults).toEqual([]);
});
