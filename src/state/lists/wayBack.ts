/** A page that lists matches, with all that its address holds. */
export interface WayBack {
  href: string;
  title: string;
}

let last: WayBack | undefined;

/** The list that a match was opened from; nothing where the match was opened by its address. */
export function wayBack(): WayBack | undefined {
  return last;
}

/** The next match leads back to this list. */
export function noteWayBack(list: WayBack): void {
  last = list;
}
