import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { holdReload } from '../lib/holdReload.ts';
import { paths } from '../paths.ts';
import { show } from '../testing/show.tsx';
import { followTaps, tapped } from './services/followTaps.ts';
import { TappedMessage } from './TappedMessage.tsx';

const worker = new EventTarget();
const answer = vi.fn();

/** The worker tells that a notification was tapped. */
const tap = (open: unknown) =>
  act(async () => {
    const ports = [{ postMessage: answer }];
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { open }, ports }));
  });

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: worker });
  followTaps();
  answer.mockClear();
  tapped.path = undefined;
});
afterEach(() => vi.unstubAllGlobals());

test('a tapped message opens in the page that is here', async () => {
  show(<TappedMessage />);
  await tap('/mybets');
  expect(location.pathname).toBe('/mybets');
  expect(answer).toHaveBeenCalled();
});

test('while something is under way it asks first: the player stays, or leaves', async () => {
  const release = holdReload('An upload is under way.');
  const user = show(<TappedMessage />);
  navigate(paths.cashier);
  await tap('/mybets');
  expect(answer).toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(location.pathname).toBe(paths.cashier);

  await tap('/mybets');
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(location.pathname).toBe('/mybets');
  release();
});

test.each([undefined, 7, 'https://evil.example/', '//evil.example/'])(
  'what names %s opens nothing, and the worker is left without an answer',
  async (open) => {
    navigate(paths.cashier);
    await tap(open);
    expect(location.pathname).toBe(paths.cashier);
    expect(answer).not.toHaveBeenCalled();
  },
);
