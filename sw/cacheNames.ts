import { BASE } from '../src/lib/base.ts';

/** `name@version`: a cache whose meaning changes takes a new number, and `activate` removes the old. */
export const cacheNames = {
  /** The documents and the landing page as HTML. */
  guest: `guest@1${BASE}`,
  /** What the app cannot start without. */
  precache: `precache@1${BASE}`,
  /** What opens without a network for whoever is signed in: home and bets. */
  home: `home@1${BASE}`,
  /** What of the documents is more than text. */
  rules: `rules@1${BASE}`,
  /** The other chunks and the landing page, checked like the first. */
  later: `later@1${BASE}`,
  /** What tells of the files of the build, for updates. */
  lists: `lists@1${BASE}`,
  /** Chunks met before their step was kept, and those that no step holds; checked like the others. */
  assets: `assets@2${BASE}`,
  /** Banners, and documents that were not kept ahead, as last seen. */
  pages: `pages@1${BASE}`,
};

/** What may be thrown away at any time, and is when the phone runs out of room. */
export const runtimeCaches = [cacheNames.assets, cacheNames.pages];
