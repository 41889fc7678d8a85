// An endless row: copies of the last slides come before the first, and copies of the first come after the
// last, as many as are visible at once. Places count from the first copy.

/** For each place in the row, the number of the slide shown there. */
export function rowOfSlides(slides: number, seen: number): number[] {
  if (slides <= seen) return Array.from({ length: slides }, (_, place) => place);
  return Array.from({ length: slides + 2 * seen }, (_, place) => slideAt(place, slides, seen));
}

/** The slide at a place. */
export function slideAt(place: number, slides: number, seen: number): number {
  if (slides <= seen) return place;
  return (((place - seen) % slides) + slides) % slides;
}

/** The place of a slide itself, not of its copy. */
export function placeOf(slide: number, slides: number, seen: number): number {
  return slides <= seen ? slide : slide + seen;
}
