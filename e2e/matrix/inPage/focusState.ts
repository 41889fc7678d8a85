/** What the keyboard has reached. */
export interface FocusState {
  name: string;
  /** `header`, `main`, `dock`, `footer` or `page`. */
  area: string;
  isBody: boolean;
  faults: string[];
}

/** Runs in the page. Whether what has the focus shows it, with a contrast of 3:1, and nothing covers it. */
export function focusState(): FocusState {
  const element = document.activeElement;
  if (!element || element === document.body)
    return { name: 'body', area: 'page', isBody: true, faults: [] };

  const parse = (colour: string): number[] => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return [0, 0, 0, 255];
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const light = ([red = 0, green = 0, blue = 0]: number[]): number => {
    const part = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const contrast = (one: number[], other: number[]) => {
    const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (start: Element | null): number[] => {
    for (let part = start; part; part = part.parentElement) {
      const colour = parse(getComputedStyle(part).backgroundColor);
      if ((colour[3] ?? 0) > 128) return colour;
    }
    return parse(getComputedStyle(document.documentElement).getPropertyValue('--surface'));
  };

  const faults: string[] = [];
  /** The ring is on the element, on what it stretches to, or on the box around a field. */
  const rings = [
    { around: element, style: getComputedStyle(element) },
    { around: element, style: getComputedStyle(element, '::after') },
    ...[element.parentElement, element.parentElement?.parentElement].flatMap((box) =>
      box?.matches(':focus-within') && element.matches('input, select, textarea')
        ? [{ around: box, style: getComputedStyle(box) }]
        : [],
    ),
  ].filter(
    ({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1.5,
  );
  const [ring] = rings;
  // A frame's own page shows where the focus is inside it.
  if (!element.matches('main, h1, h2, iframe, [tabindex="-1"]')) {
    if (!ring) faults.push('shows no focus');
    else {
      const isInside = Number.parseFloat(ring.style.outlineOffset) < 0;
      const ground = isInside ? ring.around : ring.around.parentElement;
      const ratio = contrast(parse(ring.style.outlineColor), behind(ground));
      if (ratio < 3) faults.push(`ring of ${ratio.toFixed(2)}:1`);
    }
  }
  const box = element.getBoundingClientRect();
  const bars = '.header, .main-tabs, .shell__dock';
  if (!element.closest(`${bars}, .shell__skip, dialog`)) {
    if (box.bottom < 0 || box.top > innerHeight) faults.push('is out of view');
    for (const bar of document.querySelectorAll(bars)) {
      const over = bar.getBoundingClientRect();
      if (
        over.height > 0 &&
        box.top >= over.top - 1 &&
        box.bottom <= over.bottom + 1 &&
        over.width > innerWidth / 2
      )
        faults.push(`is under ${bar.className}`);
    }
  }
  const area =
    ['.main-tabs', '.header', '.shell__dock', 'main', 'footer', 'dialog'].find((one) =>
      element.closest(one),
    ) ?? 'page';
  const name = `${element.localName}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  return { name, area, isBody: false, faults };
}
