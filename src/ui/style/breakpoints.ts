/**
 * Every width and height at which something stands differently, in px. Style sheets write the same
 * numbers in their queries, and a check in src/testing/checks holds them to these lists.
 */

/** Widths of the window. */
export const WINDOW = {
  /** Below it: the smallest phones, and a window of 1280 px zoomed to 400 %. */
  small: 360,
  /** From here on a phone has room for words in the header. */
  roomy: 500,
  /** From here on the tabs stand in the header and a slip is a drawer. */
  wide: 720,
  /** Two banners beside each other: the specification's own number. */
  twoSlides: 767,
  /** Two columns inside a page. */
  twoColumns: 960,
  /** Three banners beside each other: the specification's own number. */
  threeSlides: 1199,
  /** From here on the tree of sports and the slip have columns of their own. */
  columns: 1200,
  /** From here on the login itself stands in the header. */
  headerLogin: 1360,
} as const;

/** Heights of the window. */
export const WINDOW_HEIGHT = {
  /** Below it no bar may stay where it is. */
  low: 360,
  /** Below it a keyboard is open, or the page is zoomed in: a slip has no room between its head and foot. */
  keyboard: 500,
  /** Below it a slip leaves less of the page in view. */
  short: 620,
} as const;

/** Widths of a part of the page, for container queries. */
export const PART = {
  /** A banner as one of three in a middling window. */
  slide: 280,
  /** A market with room for every word of its rows. */
  words: 500,
  /** A table with room for all its columns. */
  table: 600,
  /** A document with room for its contents beside it. */
  contents: 960,
} as const;

export const from = (px: number): string => `(min-width: ${px}px)`;

/** Just below, where screens count parts of a pixel. */
export const below = (px: number): string => `(max-width: ${px - 0.02}px)`;

export const lowerThan = (px: number): string => `(max-height: ${px - 0.02}px)`;
