/**
 * Runs in the page of a phone. Targets below 24 px that have not 24 px to themselves (WCAG 2.5.8), and targets
 * below 44 px among what is tapped often.
 */
export function smallTargets(): string[] {
  const LEAST = 24;
  const OFTEN = 44;
  const often =
    '.button, .icon-button, .main-tabs a, [role=tab], .price-cell, .odds-cell, input, select';
  const all = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
  ];
  const targets = all.filter((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !element.closest('[inert], .visually-hidden') && element.getClientRects().length > 0;
  });
  /** The target with what stretches it beyond its own box: a box around a field, or a part after it. */
  const reach = (element: Element) => {
    const around = element.matches('input, select, textarea')
      ? element.closest('label, .field__box, .event-search__box')
      : null;
    const after = getComputedStyle(element, '::after');
    const isGrown = after.position === 'absolute' && after.content !== 'none';
    const isOfParent = isGrown && getComputedStyle(element).position === 'static';
    const owner = isOfParent && element instanceof HTMLElement ? element.offsetParent : null;
    const box = (owner ?? around ?? element).getBoundingClientRect();
    const more = (side: 'top' | 'left') =>
      isGrown && !isOfParent ? -2 * Math.min(0, Number.parseFloat(after[side]) || 0) : 0;
    return { width: box.width + more('left'), height: box.height + more('top') };
  };
  const isInText = (element: Element) =>
    element.matches('a, button') &&
    /^inline$/.test(getComputedStyle(element).display) &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) =>
        node !== element && node.nodeType === 3 && (node.textContent?.trim().length ?? 0) > 2,
    );
  return [
    ...new Set(
      targets.flatMap((element) => {
        const { width, height } = reach(element);
        if (isInText(element)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        const least = element.matches(often) ? OFTEN : LEAST;
        // Half a pixel is lost where a row has a fraction of one.
        if (Math.min(width, height) >= least - 0.5) return [];
        return [
          `.${element.className} "${name}" ${Math.round(width)}×${Math.round(height)}, not ${least}`,
        ];
      }),
    ),
  ].slice(0, 8);
}
