import type { Inline } from './document.ts';

/** The text without formatting. */
export function plainText(of: readonly Inline[]): string {
  return of.map((part) => (typeof part === 'string' ? part : plainText(part.of))).join('');
}
