// A row without ends: before the slides stand copies of the last ones, behind them copies of the first
// ones, as many as are seen at once. A place counts from the first copy.

/** The slides of every place of the row, as numbers of the slides they show. */
export function rowOfSlides(slides: number, seen: number): number[] {
  if (slides <= seen) return Array.from({ length: slides }, (_, place) => place);
  return Array.from({ length: slides + 2 * seen }, (_, place) => slideAt(place, slides, seen));
}

/** Which slide stands at a place. */
export function slideAt(place: number, slides: number, seen: number): number {
  if (slides <= seen) return place;
  return (((place - seen) % slides) + slides) % slides;
}

/** Where a slide stands itself, and not one of its copies. */
export function placeOf(slide: number, slides: number, seen: number): number {
  return slides <= seen ? slide : slide + seen;
}
