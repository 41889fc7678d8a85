/** Nothing that the first screen shows is still loading. */
export function isFilled(root: HTMLElement): boolean {
  const isSeen = ({ top, height }: DOMRect) => top < innerHeight && height > 0;
  return ![...root.querySelectorAll('.skeleton')].some((place) =>
    isSeen(place.getBoundingClientRect()),
  );
}
