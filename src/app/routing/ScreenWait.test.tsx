import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { late } from '../../ui/late/late.tsx';
import { asPage, asWholePage, type ScreenProps } from './asPage.tsx';

test('code that hangs with a network is spoken of after a while, and still shown when it comes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({}));
  let arrive: (page: () => React.JSX.Element) => void = () => undefined;
  const Slow = late<ScreenProps>(
    () =>
      new Promise<() => React.JSX.Element>((resolve) => {
        arrive = resolve;
      }),
    asPage,
  );
  await act(async () => {
    show(<Slow params={{}} />);
  });
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('alert').textContent).toContain('This page is slow to load');
  await act(async () => arrive(() => <h1>The page</h1>));
  expect(screen.getByRole('heading').textContent).toBe('The page');
});

test('what waits for a screen that takes the whole phone takes it, too, until it must say something', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({}));
  const Slow = late<ScreenProps>(() => new Promise(() => undefined), asWholePage);
  await act(async () => {
    show(<Slow params={{}} />);
  });
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(document.documentElement.dataset['screen']).toBe('whole');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(document.documentElement.dataset['screen']).toBeUndefined();
});
