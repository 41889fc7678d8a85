import * as z from 'zod/mini';

// Regular expressions, because zod's own length checks add half a kilobyte to the first page.

/** At least so many characters. */
export function atLeast(characters: number, message?: string) {
  return z.regex(new RegExp(`^.{${characters},}$`, 'su'), message);
}

/** At most so many characters. */
export function atMost(characters: number, message?: string) {
  return z.regex(new RegExp(`^.{0,${characters}}$`, 'su'), message);
}
