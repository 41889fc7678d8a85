import { proxy } from 'valtio/vanilla';
import { colourBar } from '../../lib/barColour.ts';
import { THEME_KEY } from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';

export type ColorScheme = 'auto' | 'light' | 'dark';

function isColorScheme(value: unknown): value is ColorScheme {
  return value === 'auto' || value === 'light' || value === 'dark';
}

/** Light until the player chooses otherwise. The root element carries the class `light` or `dark`. */
export const theme = proxy<{ preference: ColorScheme }>({ preference: 'light' });

const kept = localText(THEME_KEY);
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const isDark =
    theme.preference === 'dark' || (theme.preference === 'auto' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
  colourBar(isDark);
}

export function hydrateTheme(): void {
  const saved = kept.read();
  if (isColorScheme(saved)) theme.preference = saved;
  apply();
  prefersDark().addEventListener('change', apply);
}

export function chooseTheme(preference: ColorScheme): void {
  theme.preference = preference;
  apply();
  kept.write(preference);
}
