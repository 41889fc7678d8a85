import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNetwork } from '../../testing/network.ts';
import { playTime } from './playTime.ts';
import { playWatch, watchPlay } from './playWatch.ts';
import { chooseRealityCheck } from './saferPlay.ts';

const MINUTE = 60_000;

test('a reality check counts from when it is turned on, however long the app was open before', async () => {
  await openNetwork().signIn('emeka');
  await chooseRealityCheck({ minutes: 0 });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(watchPlay());
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await pass(40 * MINUTE);
  await chooseRealityCheck({ minutes: 30 });
  await pass(29 * MINUTE);
  expect(playWatch.isCheckDue).toBe(false);
  await pass(2 * MINUTE);
  expect(playWatch.isCheckDue).toBe(true);
});

test('a tab that has not heard that reality checks are on clears no count of the others', async () => {
  await openNetwork().signIn('emeka');
  await chooseRealityCheck({ minutes: 0 });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(watchPlay());
  // As taken over from a tab where they are on.
  playTime.sinceCheckMs = 20 * MINUTE;
  await act(async () => void vi.advanceTimersByTime(MINUTE));
  expect(playTime.sinceCheckMs).toBe(21 * MINUTE);
});
