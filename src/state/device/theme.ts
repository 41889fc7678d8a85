import { proxy } from 'valtio/vanilla';

const KEY = 'oja:color-scheme';

export type ColorScheme = 'auto' | 'light' | 'dark';

function isColorScheme(value: unknown): value is ColorScheme {
  return value === 'auto' || value === 'light' || value === 'dark';
}

/** Light until the player chooses otherwise; the root class `light` or `dark` follows it. */
export const theme = proxy<{ preference: ColorScheme }>({ preference: 'light' });

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const isDark =
    theme.preference === 'dark' || (theme.preference === 'auto' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
}

export function hydrateTheme(): void {
  try {
    const saved = localStorage.getItem(KEY);
    if (isColorScheme(saved)) theme.preference = saved;
  } catch {
    // Local storage is blocked: light stands.
  }
  apply();
  prefersDark().addEventListener('change', apply);
}

export function chooseTheme(preference: ColorScheme): void {
  theme.preference = preference;
  apply();
  try {
    localStorage.setItem(KEY, preference);
  } catch {
    // Chosen for this visit only.
  }
}
