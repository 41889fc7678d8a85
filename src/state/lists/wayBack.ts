/** A page of the app that can be gone back to, with all that its address holds. */
export interface WayBack {
  href: string;
  title: string;
}

let last: WayBack | undefined;

/**
 * Notes the page that is shown. A match is left to the list it was opened from, filters included;
 * another match is no such place.
 */
export function noteWayBack(page: WayBack): void {
  if (!page.href.startsWith('/exchange/')) last = page;
}

/** The last page before this match, or nothing where the match was opened first. */
export function wayBack(): WayBack | undefined {
  return last;
}
