import { within } from '@testing-library/react';

/** A table's body rows, each as its cells' texts. */
export function rows(part: HTMLElement = document.body): string[][] {
  return within(part)
    .queryAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 0)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}
