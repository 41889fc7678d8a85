/** Runs in the page, in forced colours. Choices that look the same whether they are on or off. */
export function alikeStates(): string[] {
  const looks = (element: Element): string => {
    const shown = (pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return [
        style.backgroundColor,
        style.color,
        style.content,
        style.textDecorationLine,
        style.fontWeight,
        ...['Top', 'Right', 'Bottom', 'Left'].map((side) => {
          const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`);
          const kind = style.getPropertyValue(`border-${side.toLowerCase()}-style`);
          const colour = style.getPropertyValue(`border-${side.toLowerCase()}-color`);
          return kind === 'none' || width === '0px' ? 'no' : `${width} ${kind} ${colour}`;
        }),
        style.outlineStyle === 'none' ? 'no' : `${style.outlineWidth} ${style.outlineColor}`,
      ].join();
    };
    const inner = [...element.querySelectorAll('svg, span')].map(
      (part) => getComputedStyle(part).color,
    );
    return [shown(), shown('::before'), shown('::after'), ...inner.slice(0, 1)].join('|');
  };
  // Weight alone is no state: it is not in what is compared.
  const withoutWeight = (look: string) => look.replace(/,(?:[4-7]00|bold|normal)(?=,)/g, ',');
  const faults: string[] = [];
  for (const attribute of ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked']) {
    const on = document.querySelectorAll(`[${attribute}]:not([${attribute}=false])`);
    for (const element of on) {
      if (!element.checkVisibility() || element.matches('.visually-hidden')) continue;
      const first = element.classList[0];
      const kin = [
        ...(
          element.closest('ul, nav, fieldset, [role], table, section') ?? document.body
        ).querySelectorAll(`.${CSS.escape(first ?? 'none')}`),
      ];
      const off = kin.find(
        (other) => other !== element && [null, 'false'].includes(other.getAttribute(attribute)),
      );
      if (off && withoutWeight(looks(off)) === withoutWeight(looks(element)))
        faults.push(`${attribute} of .${element.className} "${element.textContent?.slice(0, 30)}"`);
    }
  }
  return [...new Set(faults)].slice(0, 8);
}
