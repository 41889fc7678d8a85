import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { loadScreen } from './screens.ts';

test('every screen can be loaded', async () => {
  for (const { path, screen } of routes)
    await expect(screen.preload(), path).resolves.toBeUndefined();
});

test('a screen that is not there is no screen', async () => {
  await expect(loadScreen('betting/Nowhere')).rejects.toThrow('no screen betting/Nowhere');
});
