/** Runs in the page. Whether the page scrolls sideways, and which parts stick out of it. */
export function wideParts(): string[] {
  const width = document.documentElement.clientWidth;
  const page = document.documentElement.scrollWidth;
  if (page <= width) return [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const parts = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 0 && right > width + 1 && !scrolls(element.parentElement);
  });
  // The innermost parts are the cause.
  const inner = parts.filter(
    (part) => !parts.some((other) => other !== part && part.contains(other)),
  );
  const names = inner.slice(0, 4).map((part) => {
    const { right } = part.getBoundingClientRect();
    return `${part.localName}.${part.getAttribute('class')} to ${Math.round(right)}`;
  });
  return [`${page} px: ${names.join(', ')}`];
}
