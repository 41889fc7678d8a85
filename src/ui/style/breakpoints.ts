/**
 * Every width and height at which the layout changes, in px. CSS repeats the numbers in its queries, and a
 * check in src/testing/checks compares them with these lists.
 */

/** Window widths. */
export const WINDOW = {
  /** Below this: the smallest phones, and a 1280 px window at 400 % zoom. */
  small: 360,
  /** From here a phone's header has room for words. */
  roomy: 500,
  /** From here the tabs are in the header. */
  wide: 720,
  /** Two banners side by side; the specification's own number. */
  twoSlides: 767,
  /** From here two columns: inside a page, and the slip beside it. */
  twoColumns: 960,
  /** Three banners side by side; the specification's own number. */
  threeSlides: 1199,
  /** From here the sports tree has a column of its own too. */
  columns: 1200,
  /** From here the login form is in the header. */
  headerLogin: 1420,
  /** From here three columns of markets. */
  desk: 1800,
} as const;

/** Window heights. */
export const WINDOW_HEIGHT = {
  /** Below this no bar may be fixed. */
  low: 360,
  /**
   * Below this a keyboard is open or the page is zoomed in, and a slip has no room between its head and foot.
   */
  keyboard: 500,
  /** Below this a slip leaves less of the page in view. */
  short: 620,
  /** From here a login fits below the header of a phone. */
  tall: 700,
} as const;

/** Widths of a part of the page, for container queries. */
export const PART = {
  /** A banner when three fit in a middling window. */
  slide: 280,
  /** A market at a desk with room for three prices on each side of a name. */
  depth: 360,
  /** A market with room for every word in its rows. */
  words: 500,
  /** A table with room for all its columns. */
  table: 600,
  /** A table of odds with room for what happened last behind the names. */
  rows: 720,
  /** A table of odds with room for the league, too. */
  league: 960,
  /** A document with room for its contents beside it. */
  contents: 640,
} as const;

export const from = (px: number): string => `(min-width: ${px}px)`;

/** Just below, because some screens measure fractions of a pixel. */
export const below = (px: number): string => `(max-width: ${px - 0.02}px)`;

/** A wide window with a pointer: rows may be as low as a mouse hits them, and no finger has to. */
export const AT_DESK = `${from(WINDOW.columns)} and (pointer: fine)`;

export const lowerThan = (px: number): string => `(max-height: ${px - 0.02}px)`;
