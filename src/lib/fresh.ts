/**
 * How an age is told. Where all of a page is fresh, the first of its ages is one mark, which is heard and not seen,
 * and the others say nothing; whatever is old says so itself.
 */
export type Telling = 'words' | 'mark' | 'nothing';

/** Up to here what is shown counts as fresh. */
export const FRESH_MS = 2 * 60_000;
