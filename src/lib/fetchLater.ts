/** Fetches the files of the app that a page without it names, and runs nothing. */
export function fetchLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) {
    link.rel = 'modulepreload';
  }
}
