/** A page that lists matches, with the query of its address. */
export interface WayBack {
  href: string;
  title: string;
}

let last: WayBack | undefined;

/** The list that this match was opened from; undefined when it was opened by its address. */
export function wayBack(): WayBack | undefined {
  return last;
}

/** Remembers the list that the next match leads back to. */
export function noteWayBack(list: WayBack): void {
  last = list;
}
