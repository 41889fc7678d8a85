import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { connection } from '../../state/session/connection.ts';
import { until } from '../../testing/until.ts';
import { late } from '../../ui/late/late.tsx';
import { asPage, type ScreenProps } from './asPage.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const answers = async () => Response.json({}, { status: 503 });
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['with a network', true, answers, 'This page could not be shown'],
  ['connected where nothing answers', true, fails, 'Not saved on this phone yet'],
  ['without a network', false, fails, 'Not saved on this phone yet'],
])(
  '%s, code that does not come is asked for once, and again when the player says so',
  async (_, onLine, request, title) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', request);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const load = vi.fn();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    load.mockResolvedValueOnce(() => <h1>The page</h1>);
    const Screen = late<ScreenProps>(load, asPage);
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    await act(async () =>
      root.render(
        <ScreenBoundary onFailed={Screen.forget}>
          <Screen params={{}} />
        </ScreenBoundary>,
      ),
    );
    await until(() => act(async () => expect(page.textContent).toContain(title)));
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/saved');
    expect(load).toHaveBeenCalledOnce();
    await act(async () => page.querySelector('button')?.click());
    expect(page.textContent).toBe('The page');
    await act(async () => root.unmount());
    Object.assign(connection, { status: 'off', isSilent: false });
  },
);
