/** Runs in the page. The parts in view that are still loading; those further down load when they come near. */
export function waiting(): string[] {
  return [...document.querySelectorAll('main [aria-busy=true]')]
    .filter((part) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    })
    .map((part) => `${part.localName}.${part.className}`);
}
