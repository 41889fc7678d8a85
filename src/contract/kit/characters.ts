import * as z from 'zod/mini';

// Regular expressions, because zod's own checks of a length weigh half a kilobyte on the first page.

/** At least so many characters. */
export function atLeast(characters: number, message?: string) {
  return z.regex(new RegExp(`^.{${characters},}$`, 'su'), message);
}

/** At most so many characters. */
export function atMost(characters: number, message?: string) {
  return z.regex(new RegExp(`^.{0,${characters}}$`, 'su'), message);
}
