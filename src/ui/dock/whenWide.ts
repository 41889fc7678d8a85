/** Resolves once the window is so wide: for parts that a phone never shows. */
export function whenWide(px = 1200): Promise<void> {
  return new Promise((resolve) => {
    const wide = matchMedia(`(min-width: ${px}px)`);
    const look = () => wide.matches && resolve();
    wide.addEventListener('change', look);
    look();
  });
}
