/** Letters that are not taken for a digit or for each other when a code is read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** How many short codes there are. */
export const SHORT_CODES = LETTERS.length ** LENGTH;

/** The short code with this number, from 0 to below `SHORT_CODES`. */
export function shortCode(number: number): string {
  let text = '';
  for (let rest = number; text.length < LENGTH; rest = Math.floor(rest / LETTERS.length)) {
    text = LETTERS.charAt(rest % LETTERS.length) + text;
  }
  return text;
}

/**
 * A typed code as the server keeps it: any case, with or without blanks and hyphens. Undefined when it is no
 * short code. The long ones that hold their selections have digits, and are longer.
 */
export function readShortCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : undefined;
}
