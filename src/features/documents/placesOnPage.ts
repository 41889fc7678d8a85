import type { Place } from './findInDocument.ts';

const BLOCKS = 'p, li, td, th, blockquote';

/** The sections of the document that stands on the page, with all their words. */
export function placesOnPage(page: ParentNode = document): Place[] {
  const places: Place[] = [];
  for (const part of page.querySelectorAll(`.document__text :is(h2, h3, ${BLOCKS})`)) {
    if (/^H[23]$/.test(part.tagName)) {
      // The anchor of a fold is on its answer.
      const id = part.id || (part.closest('details')?.querySelector('[id]')?.id ?? '');
      places.push({ id, title: part.textContent ?? '', text: '' });
    } else if (!part.querySelector(BLOCKS)) {
      const place = places.at(-1);
      if (place) place.text = `${place.text} ${part.textContent}`.trim();
    }
  }
  return places;
}
