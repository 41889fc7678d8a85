import { plainTyped } from './plainTyped.ts';

/** An email address without what a copied one brings along: `mailto:`, angle brackets, the sentence's comma. */
export function plainEmail(text: string): string {
  return plainTyped(text)
    .replace(/^<?(mailto:)?/i, '')
    .replace(/>?[,;.]*$/, '');
}
