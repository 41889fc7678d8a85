import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoute } from '../src/app/routing/findRoute.ts';
import { redirect } from '../src/app/routing/redirect.ts';
import { returnPath } from '../src/app/routing/returnPath.ts';
import { routes } from '../src/app/routing/routes.ts';
import { href, paths } from '../src/paths.ts';
import { webManifest } from './manifest.ts';

const { start_url = '', shortcuts = [], share_target } = webManifest();
const opened = [start_url, ...shortcuts.map(({ url }) => url)];

function visit(place: string, isAuth: boolean) {
  const route = findRoute(place, routes);
  const live = { organisationStatus: 'live', returnTo: null } as const;
  return { route, to: redirect({ route, place, isAuth, ...live }, routes) };
}

test('the installed app starts at home, and its shortcuts lead where they say', () => {
  expect(opened).toEqual([
    paths.home,
    paths.myBets,
    href(paths.sportCategory, { category: 'inplay' }),
    paths.cashier,
    paths.gameRules,
  ]);
});

test.each([...opened, share_target?.action ?? ''])('a player who opens %s stays there', (url) => {
  const { route, to } = visit(url, true);
  expect(route).toBeDefined();
  expect(to).toBeUndefined();
});

test.each(opened)('a guest who opens %s reads it, or logs in first and is back', (url) => {
  const { to } = visit(url, false);
  if (url === paths.gameRules) {
    expect(to).toBeUndefined();
    return;
  }
  expect(to).toBe(`/?return=${encodeURIComponent(url)}`);
  expect(returnPath(url, routes)).toBe(url);
});

test('the installed app starts, stays and shares below the path', () => {
  expect(webManifest()).toMatchObject({ id: '/', start_url: '/home', scope: '/' });
  const manifest = webManifest('/oja/');
  expect(manifest).toMatchObject({
    id: '/oja/',
    start_url: '/oja/home',
    scope: '/oja/',
    share_target: { action: '/oja/sportsbook2' },
  });
  expect(JSON.stringify(manifest)).not.toMatch(/"\/(?!oja\/)/);
});

test('the browser’s bar has the header’s colour, in each theme and in the installed app', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
  const [, light, dark] =
    /--header: light-dark\((#\w+), (#\w+)\)/.exec(read('src/ui/style/tokens.css')) ?? [];
  expect(webManifest().theme_color).toBe(light);
  expect(read('index.html')).toContain(
    `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}" />`,
  );
});

test('a link, a shortcut or a share goes to the window that is open', () => {
  expect(webManifest().launch_handler?.client_mode).toEqual(['navigate-existing', 'auto']);
});
