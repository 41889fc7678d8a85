import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { session } from '../../state/session/session.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { AccountLinks } from './AccountLinks.tsx';

test('only whoever is not verified yet is asked to verify', async () => {
  await openNetwork().signIn('adaeze');
  show(<AccountLinks />);
  const profile = { id: 1, username: 'adaeze', name: 'Adaeze Obi', isDemo: false, registeredAt: 0 };
  for (const [kycStatus, label] of [
    ['none', 'Verify your identity'],
    ['approved', 'Your identity'],
  ] as const) {
    act(() => {
      session.userProfile = { ...profile, kycStatus };
    });
    const link = await screen.findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe(paths.kyc);
  }
});
