import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { LiveTv } from './LiveTv.tsx';

vi.mock('./findTv.ts', () => new Promise(() => {}));

test('code that does not come is given up like an answer that does not come', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  show(<LiveTv gameId="g-1" eventName="Lagos Lions v Abuja Bulls" />);
  expect(screen.getByText('Looking for live TV…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('Live TV could not be reached')).toBeTruthy();
});
