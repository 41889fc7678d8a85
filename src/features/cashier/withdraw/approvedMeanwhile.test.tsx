import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshProfile } from '../../../state/session/profile.ts';
import { openRealtime } from '../../../state/session/realtimeSession.ts';
import { openLiveNetwork } from '../../../testing/liveSocket.ts';
import { show, shows } from '../../../testing/show.tsx';
import { WithdrawView } from './WithdrawView.tsx';

test('who is approved while the withdrawal page is open may withdraw there and then', async () => {
  const network = openLiveNetwork({ scenario: 'kyc-pending' });
  network.run('app', { reviews: 'manual' });
  await network.signIn('emeka');
  await refreshProfile();
  await openRealtime();
  show(<WithdrawView />);
  await shows(/We are checking your documents/);
  const [waiting] = network.run('queue', {});
  await act(async () => void network.run('approve', { id: waiting?.id ?? '' }));
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(document.body.textContent).not.toMatch(/We are checking your documents/);
});
