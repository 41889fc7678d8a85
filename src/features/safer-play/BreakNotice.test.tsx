import { expect, test } from 'vitest';
import { beginBreak } from '../../state/play/playLock.ts';
import { PLAY_LOCK_KEY } from '../../storage/keys.ts';
import { fillStorage } from '../../testing/fullStorage.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { BreakNotice } from './BreakNotice.tsx';

test.each([
  ['that the phone keeps', '', /Your break is saved on this phone\./],
  ['that the phone cannot keep', PLAY_LOCK_KEY, /Keep this page open until you're online/],
])('a break taken offline %s says so', async (_, full, text) => {
  const network = openNetwork();
  await network.signIn('adaeze');
  fillStorage(full);
  network.goDown();
  expect(await beginBreak({ kind: 'time-out', length: 1 })).toBe(false);
  show(<BreakNotice />);
  await shows(text);
});
