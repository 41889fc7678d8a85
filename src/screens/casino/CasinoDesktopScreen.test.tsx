import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { href, paths } from '../../paths.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { CasinoDesktopScreen } from './CasinoDesktopScreen.tsx';

test.each([
  ['oja', '', paths.casinos],
  ['oja', '?game=oja-market-day', paths.casinos],
  ['spm', '?game=spm-danfo-dash', href(paths.casinoDesktop, { provider: 'spm' })],
])('leaving the game of %s at "%s" leads to a page without it', async (provider, search, to) => {
  await openNetwork().signIn('adaeze');
  const at = href(paths.casinoDesktop, { provider }) + search;
  const user = show(<CasinoDesktopScreen params={{ provider }} />, { at });
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.pathname + location.search).toBe(to));
});
