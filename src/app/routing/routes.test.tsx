import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('every screen can be loaded', async () => {
  await Promise.all(routes.map(({ screen }) => screen.preload()));
  for (const { path, screen } of routes) expect(screen.component(), path).toBeTypeOf('function');
});
