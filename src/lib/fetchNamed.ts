/**
 * Has the browser fetch the files that a page only names, and run none. `ahead` are those that it starts with, for a
 * script to say when, because a request before the first frame holds that up; `later` are those of the app, for whoever
 * opens it.
 */
export function fetchNamed(rel: 'ahead' | 'later'): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=${rel}]`)) {
    link.rel = 'modulepreload';
  }
}
