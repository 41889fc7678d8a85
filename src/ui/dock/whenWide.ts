/** Resolves once the window is wide: for parts that a phone never shows. */
export function whenWide(): Promise<void> {
  return new Promise((resolve) => {
    const wide = matchMedia('(width >= 1200px)');
    const look = () => wide.matches && resolve();
    wide.addEventListener('change', look);
    look();
  });
}
