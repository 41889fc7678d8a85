import { BASE } from '../src/lib/base.ts';

/** `name@version`: a cache whose meaning changes takes a new number, and `activate` removes the old. */
export const cacheNames = {
  /** The documents and the landing page as HTML, with their scripts. */
  pages: `pages@2${BASE}`,
  /** What the app cannot start without. */
  app: `app@2${BASE}`,
  /** The parts of the app that only players use. */
  home: `home@1${BASE}`,
  /** Everything else that works without a network. */
  rest: `rest@1${BASE}`,
  /** The lists of the build's files and their hashes; an update compares them. */
  lists: `lists@1${BASE}`,
  /** Chunks met before their step was kept, and those that no step holds; checked like the others. */
  used: `used@1${BASE}`,
  /** Banners, and documents that were not kept ahead, as last seen. */
  seen: `seen@1${BASE}`,
};

/** What may be thrown away at any time, and is when the phone runs out of room. */
export const runtimeCaches = [cacheNames.used, cacheNames.seen];
