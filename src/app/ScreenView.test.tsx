import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyScreen } from './lazyScreen.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenView } from './ScreenView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test.each([
  [true, 'This page could not be shown'],
  [false, 'Not saved on this phone yet'],
])(
  'with a network (%s) or without, code that does not come is asked for once, and again when the player says so',
  async (onLine, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const load = vi.fn();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    load.mockResolvedValueOnce(() => <h1>The page</h1>);
    const screen = lazyScreen(load);
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    await act(async () =>
      root.render(
        <ScreenBoundary onFailed={screen.forget}>
          <Suspense fallback="Loading">
            <ScreenView screen={screen} params={{}} />
          </Suspense>
        </ScreenBoundary>,
      ),
    );
    expect(page.textContent).toContain(title);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/saved');
    expect(load).toHaveBeenCalledOnce();
    await act(async () => page.querySelector('button')?.click());
    expect(page.textContent).toBe('The page');
    await act(async () => root.unmount());
  },
);
