import { within } from '@testing-library/react';

/** A list of facts as an object: `{ 'You can lose': '₦500.00' }`. */
export function facts(part: HTMLElement = document.body): Record<string, string> {
  const terms = within(part).queryAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}
