import { plainTyped } from './plainTyped.ts';

/** A typed number without what people group digits by. Other signs stay: they make it no number. */
export function typedDigits(text: string): string {
  return plainTyped(text).replace(/[\s().-]/g, '');
}

/** A one-time code, which people paste in two groups. One with letters stays as it is. */
export function typedCode(text: string): string {
  const digits = typedDigits(text);
  return /^\d+$/.test(digits) ? digits : plainTyped(text);
}
