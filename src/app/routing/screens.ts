import type { ComponentType } from 'react';
import { here } from '../../lib/base.ts';
import { routeTable } from '../../routeTable.ts';
import type { ScreenProps } from './asPage.tsx';
import { findRoute, paramsOf } from './findRoute.ts';
import { sendMatch } from './sendMatch.ts';

const modules = import.meta.glob<Record<string, ComponentType<ScreenProps>>>(
  '../../screens/**/*Screen.tsx',
);

/** Loads a screen by its name in the route table. */
export async function loadScreen(name: string): Promise<ComponentType<ScreenProps>> {
  const module = await modules[`../../screens/${name}Screen.tsx`]?.();
  const Screen = module?.[`${name.replace(/.*\//, '')}Screen`];
  if (!Screen) throw new Error(`there is no screen ${name}`);
  return Screen;
}

// In the shell this list is here long before the app, which asks for its screen and its match only once it has started.
const route = import.meta.env.SSR ? undefined : findRoute(here(), routeTable);
if (route?.prefetch) {
  const { gameId } = paramsOf(here(), route.path);
  // Before two dozen files are asked for.
  if (gameId) sendMatch(gameId);
  loadScreen(route.screen).catch(() => undefined);
}
