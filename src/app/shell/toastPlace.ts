type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP_PX = 8;
/** What a dialog is opened for: its title, and what is pressed next. */
const TITLE = '.dialog__head';
const ACTIONS = '.button--action, .button--primary, :focus-visible';

/**
 * Keeps toasts where they hide neither the title of the open dialog nor its main buttons nor the focus, also while
 * the dialog grows: what a toast tells of often brings the next step. Returns what ends it.
 */
export function keepToastsClear(region: HTMLElement): (() => void) | undefined {
  region.style.removeProperty('top');
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop();
  if (!dialog) return undefined;
  placeToasts(region, dialog);
  const observer = new ResizeObserver(() => placeToasts(region, dialog));
  observer.observe(dialog);
  return () => observer.disconnect();
}

function placeToasts(region: HTMLElement, dialog: HTMLElement): void {
  region.style.removeProperty('top');
  const boxes = (selector: string) =>
    [...dialog.querySelectorAll(selector)]
      .filter((part) => !region.contains(part))
      .map((part) => part.getBoundingClientRect());
  const titles = boxes(TITLE);
  const own = region.getBoundingClientRect();
  const top =
    clearTop(own, [...titles, ...boxes(ACTIONS)], innerHeight) ??
    // A dialog that is full of buttons: at least its title can be read.
    clearTop(own, titles, innerHeight);
  if (top !== undefined) region.style.top = `${top}px`;
}

/** The first place from its own downwards where a box meets none of these; undefined where the window ends first. */
export function clearTop(own: Box, kept: readonly Box[], windowPx: number): number | undefined {
  const height = own.bottom - own.top;
  let { top } = own;
  for (const box of [...kept].sort((one, other) => one.top - other.top)) {
    const isBeside = box.right <= own.left || box.left >= own.right;
    if (!isBeside && box.bottom > top && box.top < top + height) top = box.bottom + GAP_PX;
  }
  return top + height <= windowPx ? top : undefined;
}
