/**
 * Adds the theme to a provider's address, because a frame sees the phone's theme and not the player's choice
 * in Oja.
 */
export function themedUrl(url: string): string {
  const isDark = document.documentElement.classList.contains('dark');
  // Not by `URL`: it writes the rest of the query anew, which the provider may have signed.
  const [, page = url, hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}theme=${isDark ? 'dark' : 'light'}${hash}`;
}
