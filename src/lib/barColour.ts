/** Gives the browser's own bar the colour that the header has in this theme; index.html names both. */
export function colourBar(isDark: boolean): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = bar.dataset[isDark ? 'dark' : 'light'] ?? bar.content;
}
