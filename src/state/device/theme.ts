import { proxy } from 'valtio/vanilla';

const KEY = 'oja:color-scheme';

export type ColorScheme = 'auto' | 'light' | 'dark';

function isColorScheme(value: unknown): value is ColorScheme {
  return value === 'auto' || value === 'light' || value === 'dark';
}

/** The preference; the root class `light` or `dark` follows it, light where the phone has none. */
export const theme = proxy<{ preference: ColorScheme }>({ preference: 'auto' });

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
    // Local storage is blocked: the phone's own preference stands.
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
