import type { ComponentType } from 'react';
import type { ScreenProps } from './asPage.tsx';

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
