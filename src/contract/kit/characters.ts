import * as z from 'zod/mini';

// Regular expressions, because zod's own length checks add half a kilobyte to the first page.

/** At least so many characters. */
export function atLeast(characters: number, message?: string) {
  return z.regex(new RegExp(`^.{${characters},}$`, 'su'), message);
}

/** At most so many letters as one sees them: the marks above and below a letter do not count. */
export function atMostSeen(letters: number, message?: string) {
  return z.regex(new RegExp(`^\\p{M}*(?:\\P{M}\\p{M}*){0,${letters}}$`, 'u'), message);
}

/** At most so many characters. */
export function atMost(characters: number, message?: string) {
  return z.regex(new RegExp(`^.{0,${characters}}$`, 'su'), message);
}
