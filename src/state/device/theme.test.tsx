import { beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

/** As index.html has it. */
const BAR = '<meta name="theme-color" content="#0b3b2a" data-light="#0b3b2a" data-dark="#0a2219">';
const HEADER = { light: '#0b3b2a', dark: '#0a2219' };
const KEY = 'oja:color-scheme';

beforeEach(() => {
  newPage();
  localStorage.clear();
  document.documentElement.className = '';
  document.head.innerHTML = BAR;
});

function prefer(scheme: 'light' | 'dark'): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: scheme === 'dark',
    addEventListener: () => undefined,
  }));
}

const shown = () => document.documentElement.classList.value;
const bar = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

test.each([
  [null, 'light', 'light'],
  [null, 'dark', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['auto', 'light', 'light'],
  ['auto', 'dark', 'dark'],
  ['damaged', 'dark', 'light'],
] as const)(
  'saved %s on a phone that prefers %s is %s, before the paint and after',
  async (saved, phone, theme) => {
    prefer(phone);
    if (saved) localStorage.setItem(KEY, saved);
    await import('../../start/start.ts');
    expect(shown()).toBe(theme);
    expect(bar()).toBe(HEADER[theme]);
    const { hydrateTheme } = await import('./theme.ts');
    hydrateTheme();
    expect(shown()).toBe(theme);
  },
);

test('a choice is kept by the names of the specification', async () => {
  prefer('dark');
  const { chooseTheme } = await import('./theme.ts');
  for (const choice of ['auto', 'dark', 'light'] as const) {
    chooseTheme(choice);
    expect(localStorage.getItem(KEY)).toBe(choice);
    const seen = choice === 'light' ? 'light' : 'dark';
    expect(shown()).toBe(seen);
    expect(bar()).toBe(HEADER[seen]);
  }
});
