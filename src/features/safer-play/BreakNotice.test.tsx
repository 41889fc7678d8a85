import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { askToReturn } from '../../contract/account/saferPlay.ts';
import { beginBreak, takeServerBreak } from '../../state/play/playLock.ts';
import { authModal } from '../../state/session/authModal.ts';
import { PLAY_LOCK_KEY } from '../../storage/keys.ts';
import { fillStorage } from '../../testing/fullStorage.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
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

test.each([
  ['that the phone keeps', '', /Your break is saved on this phone\./],
  ['that the phone cannot keep', PLAY_LOCK_KEY, /Keep this page open until you're online/],
])('a break taken offline %s says so', async (_, full, text) => {
  await network.signIn('adaeze');
  fillStorage(full);
  network.goDown();
  expect(await beginBreak({ kind: 'time-out', length: 1 })).toBe(false);
  show(<BreakNotice />);
  await shows(text);
});
