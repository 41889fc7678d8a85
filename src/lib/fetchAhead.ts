/**
 * Has the files fetched that a page names with `rel="ahead"`: a request that comes before the first frame holds
 * it up.
 */
export function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=ahead]')) {
    link.rel = 'modulepreload';
  }
}
