import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { href, paths } from '../../paths.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { ProviderPage } from './ProviderPage.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});

const address = () => document.querySelector('iframe')?.getAttribute('src');

test('a guest looks round without a launch; a player’s page is opened under one', async () => {
  show(<ProviderPage provider="betby" />, { at: paths.betby });
  await waitFor(() => expect(address()).toBe('/api/external/frame/betby?theme=light'));
  await act(() => network.signIn('adaeze'));
  await waitFor(() =>
    expect(address()).toMatch(/^\/api\/external\/frame\/betby\?launch=P\d+-\w+&theme=light$/),
  );
});

test.each(['kingmaker', 'midnight'])(
  'a casino, %s, has its games on a page of the casino, which is opened in its place',
  async (provider) => {
    await network.signIn('adaeze');
    show(<ProviderPage provider={provider} />, { at: href(paths.sportsProvider, { provider }) });
    await waitFor(() => expect(location.pathname).toBe(`/casinos/desktop/${provider}`));
    expect(address()).toBeUndefined();
    expect(network.backend.context.operator.db.providerLaunches.size).toBe(0);
  },
);

test('a launch that is refused is told, and can be tried again', async () => {
  await network.signIn('adaeze');
  network.run('fault', { match: 'POST /provider/launch', status: 503, times: 1 });
  const user = show(<ProviderPage provider="betby" />, { at: paths.betby });
  await screen.findByRole('heading', { level: 1, name: 'Betby could not be opened' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toContain('launch='));
});

test('on a break nothing is launched', async () => {
  await network.signIn('adaeze');
  bettingHold.text = 'You are on a break until tomorrow. Betting is off.';
  show(<ProviderPage provider="betby" />, { at: paths.betby });
  await screen.findByText('You are on a break until tomorrow. Betting is off.');
  expect(address()).toBeUndefined();
  expect(network.backend.context.operator.db.providerLaunches.size).toBe(0);
  await act(async () => {
    bettingHold.text = undefined;
  });
});
