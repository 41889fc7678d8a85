import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { getSaferPlay, type SaferPlay } from '../../contract/account/saferPlay.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { SaferPlayView } from './SaferPlayView.tsx';

test('a break can be chosen before the limits have come, and stays chosen and in its place', async () => {
  const network = openNetwork();
  await network.signIn('emeka');
  const limits = await call(getSaferPlay, {});
  let answer: (limits: SaferPlay) => void = () => undefined;
  const promised = new Promise<SaferPlay>((resolve) => {
    answer = resolve;
  });
  network.answer(getSaferPlay, () => promised);
  const user = show(<SaferPlayView />);
  await user.click(screen.getByRole('button', { name: '24 hours' }));
  const begin = screen.getByRole('button', { name: 'Begin time-out' });
  await act(async () => answer(limits));
  const session = await screen.findByRole('heading', { name: 'This session' });
  expect(begin.isConnected).toBe(true);
  expect(begin.compareDocumentPosition(session)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
