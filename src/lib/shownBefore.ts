/**
 * How an age is told. Where all of a page is fresh, the first of its ages is one quiet mark and the others say
 * nothing; whatever is old says so itself.
 */
export type Telling = 'words' | 'mark' | 'nothing';

/** Up to here what is shown counts as fresh. */
export const FRESH_MS = 2 * 60_000;

/** A match that was asked for while the app was on its way. */
export interface SentMatch {
  readonly gameId: string;
  readonly response: Promise<Response>;
  /** When its answer came, epoch ms. */
  cameAt?: number;
}

interface ShownBefore {
  /** The time its texts are written for, epoch ms. */
  now: number;
  /** How each age is told, by what it is the age of, epoch ms. */
  ages: Map<number, Telling>;
  /** What a login misses that was sent before the app was here, by the names of its fields. */
  loginErrors: { username?: string; password?: string };
  /** A login that the page's script has sent. The app takes the answer instead of sending it again. */
  sentLogin:
    | { fields: { username: string; password: string }; response: Promise<Response> }
    | undefined;
  /** Read by `takeSentMatch`. */
  sentMatch?: SentMatch | undefined;
}

/**
 * What a page's light script has written into its HTML, for React's first render to repeat. Empty on pages
 * without such a script.
 */
export const shownBefore: ShownBefore = {
  now: 0,
  ages: new Map(),
  loginErrors: {},
  sentLogin: undefined,
};
