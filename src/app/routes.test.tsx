import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** The pages that only say that they are not built yet. This list is to become empty. */
const UNBUILT = [];

test('what is not built yet is known', () => {
  const unbuilt = routes.filter(({ isUnbuilt }) => isUnbuilt).map(({ path }) => path);
  expect(unbuilt.sort()).toEqual(UNBUILT);
});

test('every screen can be loaded', async () => {
  await Promise.all(routes.map(({ screen }) => screen.preload()));
  for (const { path, screen } of routes) expect(screen.component(), path).toBeTypeOf('function');
});
