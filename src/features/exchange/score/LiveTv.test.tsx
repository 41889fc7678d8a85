import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { LiveTv } from './LiveTv.tsx';

const noCamera = {
  isAvailable: false,
  reason: 'No camera at this ground',
  megabytesPerMinute: 6,
  delaySeconds: 5,
};
const camera = {
  isAvailable: true,
  url: 'https://tv.example/g-1',
  megabytesPerMinute: 6,
  delaySeconds: 5,
};

const CALL = 'GET /external/tv/:gameId';

const match = <LiveTv gameId="g-1" eventName="Lagos Lions v Abuja Bulls" />;

const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a match without a camera says why, and has no pictures to turn on', async () => {
  openNetwork().run('fault', { match: CALL, body: noCamera });
  show(match);
  await screen.findByText('No camera at this ground');
  expect(screen.queryByRole('button', { name: /^Turn TV/ })).toBeNull();
});

test('what was found stays when the time to look is over', async () => {
  openNetwork().run('fault', { match: CALL, body: camera });
  fakeTime();
  show(match);
  await screen.findByRole('button', { name: 'Turn TV on' });
  await pass(60_000);
  expect(screen.getByText('About 6 MB a minute, up to 5 s late')).toBeTruthy();
  expect(screen.queryByText('Live TV could not be reached')).toBeNull();
});

test('an answer that does not come is given up, and another try finds it', async () => {
  const network = openNetwork();
  network.run('fault', { match: CALL, delayMs: 60_000 });
  fakeTime();
  const user = show(match);
  await screen.findByText('Looking for live TV…');
  await pass(8000);
  expect(screen.getByText('Live TV could not be reached')).toBeTruthy();
  network.run('fault', { clear: true });
  network.run('fault', { match: CALL, body: camera });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Turn TV on' });
});
