import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { askToReturn } from '../../contract/account/saferPlay.ts';
import { takeServerBreak } from '../../state/play/playLock.ts';
import { authModal } from '../../state/session/authModal.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { BreakNotice } from './BreakNotice.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});

const endExclusion = () =>
  takeServerBreak({ kind: 'exclusion', since: 0, until: Date.now() - 1000 }, Date.now());

test('after an exclusion a guest logs in before asking for the account', async () => {
  endExclusion();
  const user = show(<BreakNotice />, { at: '/promotion' });
  await user.click(
    await screen.findByRole('button', { name: 'Log in to ask for your account back' }),
  );
  expect(authModal).toMatchObject({ activeAuthModal: 'login', returnTo: '/promotion' });
  expect(network.calls(askToReturn)).toBe(0);
});

test('who is signed in asks at once', async () => {
  await network.signIn('emeka');
  endExclusion();
  const user = show(<BreakNotice />);
  await user.click(await screen.findByRole('button', { name: 'Ask for my account back' }));
  expect(network.calls(askToReturn)).toBe(1);
});
