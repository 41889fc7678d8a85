/**
 * How an age is told. Where all of a page is fresh, the first of its ages is one quiet mark and the others say
 * nothing; whatever is old says so itself.
 */
export type Telling = 'words' | 'mark' | 'nothing';

/** Up to here what is shown counts as fresh. */
export const FRESH_MS = 2 * 60_000;

/**
 * What a page's light script has written into its HTML, for React's first render to repeat. Empty on pages
 * without such a script.
 */
export const shownBefore = {
  /** The time its texts are written for, epoch ms. */
  now: 0,
  /** How each age is told, by what it is the age of, epoch ms. */
  ages: new Map<number, Telling>(),
};
