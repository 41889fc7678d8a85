/**
 * Adds the theme to a provider's address, because a frame sees the phone's theme and not the player's choice
 * in Oja.
 */
export function themedUrl(url: string): string {
  const isDark = document.documentElement.classList.contains('dark');
  return `${url}${url.includes('?') ? '&' : '?'}theme=${isDark ? 'dark' : 'light'}`;
}
