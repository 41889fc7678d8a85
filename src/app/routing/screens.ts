import type { ComponentType } from 'react';
import { here } from '../../lib/base.ts';
import type { ScreenProps } from './asPage.tsx';
import { sendMatch } from './sendMatch.ts';

const modules = import.meta.glob<Record<string, ComponentType<ScreenProps>>>(
  '../../screens/**/*Screen.tsx',
);

/**
 * Loads a screen by name: `betting/Home` is the export `HomeScreen` of `src/screens/betting/HomeScreen.tsx`.
 */
export async function loadScreen(name: string): Promise<ComponentType<ScreenProps>> {
  const module = await modules[`../../screens/${name}Screen.tsx`]?.();
  const Screen = module?.[`${name.replace(/.*\//, '')}Screen`];
  if (!Screen) throw new Error(`there is no screen ${name}`);
  return Screen;
}

/**
 * By the first part of their paths: pages whose links people send each other, often to a phone that has nothing of
 * the app.
 */
const SENT: Record<string, string> = {
  exchange: 'betting/Match',
  sportsbook2: 'betting/Sportsbook',
};

// This list is here long before the app, which asks for its screen and its match only once it has started.
const [, first = '', second = ''] = here().split('/');
// Before two dozen files are asked for.
if (first === 'exchange') sendMatch(second);
const sent = SENT[first];
if (sent) loadScreen(sent).catch(() => undefined);
