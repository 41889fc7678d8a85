import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { playTime } from '../../state/play/playTime.ts';
import { watchPlay } from '../../state/play/playWatch.ts';
import { chooseRealityCheck } from '../../state/play/saferPlay.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { RealityCheck } from './RealityCheck.tsx';

const MINUTE = 60_000;

test('a reality check that was answered in another tab stands in this one no more', async () => {
  await openNetwork().signIn('emeka');
  await chooseRealityCheck({ minutes: 30 });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(watchPlay());
  show(<RealityCheck />);
  await act(async () => void vi.advanceTimersByTime(31 * MINUTE));
  screen.getByRole('button', { name: 'Continue' });
  // As taken over from there.
  await act(async () => void Object.assign(playTime, { sinceCheckMs: 0 }));
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});
