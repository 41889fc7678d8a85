/**
 * Runs in the page. Names each pair of controls or texts inside a part that lie over each other by more than
 * an edge. Of a box that scrolls, only what shows counts.
 */
export function overlaps(part: Element): string[] {
  interface Box {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const isControl = (element: Element) => element.matches('button, a, input, select, summary');
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  function boxOf(element: Element): Box | undefined {
    const rect = element.getBoundingClientRect();
    const box = { element, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflow !== 'visible') {
        const frame = above.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      if (above === part) break;
    }
    const isSeen = box.right - box.left > 2 && box.bottom - box.top > 2;
    return isSeen && getComputedStyle(element).visibility === 'visible' ? box : undefined;
  }
  const boxes = [...part.querySelectorAll('*')]
    .filter((element) => isControl(element) || hasText(element))
    .filter((element) => element.closest('.visually-hidden') === null)
    .flatMap((element) => boxOf(element) ?? []);
  const nameOf = ({ element }: Box) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
      0,
      50,
    );
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 1 && high > 1 ? [`${nameOf(one)} over ${nameOf(other)}`] : [];
    }),
  );
}
