/** A style with its dark part always on or always off, as the page around is; without a theme, as the phone is. */
export function inTheme(style: string, theme: string | null): string {
  if (theme !== 'dark' && theme !== 'light') return style;
  return style
    .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replace('color-scheme: light dark', `color-scheme: ${theme}`);
}
