import { from, WINDOW } from '../style/breakpoints.ts';

/** Whether the window has room for columns beside the page. */
export const isWide = (): boolean => matchMedia(from(WINDOW.columns)).matches;

/** Resolves once the window is this wide. For parts that a phone never shows. */
export function whenWide(px: number = WINDOW.columns): Promise<void> {
  return new Promise((resolve) => {
    const wide = matchMedia(from(px));
    const look = () => wide.matches && resolve();
    wide.addEventListener('change', look);
    look();
  });
}
