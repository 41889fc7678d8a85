import { within } from '@testing-library/react';

/** The rows of a table below its head, each by the texts of its cells. */
export function rows(part: HTMLElement = document.body): string[][] {
  return within(part)
    .queryAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 0)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}
