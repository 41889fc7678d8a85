import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { LiveTv } from './LiveTv.tsx';

test('a match without a camera says why, and has no pictures to turn on', async () => {
  const network = openNetwork();
  network.run('fault', {
    match: 'GET /external/tv/:gameId',
    body: {
      isAvailable: false,
      reason: 'No camera at this ground',
      megabytesPerMinute: 6,
      delaySeconds: 5,
    },
  });
  show(<LiveTv gameId="g-1" eventName="Lagos Lions v Abuja Bulls" />);
  await screen.findByText('No camera at this ground');
  expect(screen.queryByRole('button', { name: /^Turn TV/ })).toBeNull();
});
