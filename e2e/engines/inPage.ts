/** What a person would look for: a role, a name, and the named part of the page that it stands in. */
export interface Wanted {
  role: 'button' | 'link' | 'textbox';
  /** A pattern for the whole of the accessible name, as `RegExp` takes it. */
  name: string;
  /** The name of the region or dialog around it. */
  place?: string;
}

export type Found = { x: number; y: number } | { not: string };

/**
 * Runs in the page. Brings what is wanted into view and tells its middle, once it rests there and nothing
 * lies above it.
 */
export async function find({ role, name, place }: Wanted): Promise<Found> {
  const selector = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
  }[role];
  const nameOf = (part: Element) => {
    const labels = part instanceof HTMLInputElement ? [...(part.labels ?? [])] : [];
    const labelledBy = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
    const text =
      part.getAttribute('aria-label') ??
      labelledBy?.textContent ??
      (labels.map((label) => label.textContent).join(' ') || part.textContent);
    return (text ?? '').replace(/\s+/g, ' ').trim();
  };
  const isShown = (part: Element) =>
    part.getClientRects().length > 0 && getComputedStyle(part).visibility === 'visible';
  const places = [...document.querySelectorAll('dialog, section, aside, [role], [aria-label]')];
  const around = place ? places.filter((part) => nameOf(part) === place) : [document.body];
  const part = around
    .flatMap((one) => [...one.querySelectorAll(selector)])
    .find(
      (one) =>
        isShown(one) &&
        !one.matches(':disabled, [aria-disabled=true]') &&
        new RegExp(name).test(nameOf(one)),
    );
  if (!part) return { not: `no ${role} "${name}"${place ? ` in "${place}"` : ''}` };

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middle = () => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = middle();
  await frame();
  await frame();
  const { x, y } = middle();
  if (before.x !== x || before.y !== y) return { not: `"${nameOf(part)}" still moves` };
  const top = document.elementFromPoint(x, y);
  if (!top || !(part.contains(top) || top.contains(part))) {
    return { not: `"${nameOf(part)}" lies under ${top?.outerHTML.slice(0, 120)}` };
  }
  return { x, y };
}

/** Runs in the page. What is written in a named part of it, or in all of it where the name is empty. */
export function textIn(place: string): string {
  const named = [
    ...document.querySelectorAll('dialog, section, aside, [role], [aria-label]'),
  ].filter(
    (part) =>
      (part.getAttribute('aria-label') ??
        document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent) === place,
  );
  const parts = place === '' ? [document.body] : named;
  return parts.map((part) => (part instanceof HTMLElement ? part.innerText : '')).join('\n');
}

export interface SeenToast {
  text: string;
  width: number;
  height: number;
  left: number;
  right: number;
  windowWidth: number;
}

/** Runs in the page. A toast is gone after a second or two: from now on the page writes down how each lay. */
export function watchToasts(): void {
  const seen: SeenToast[] = [];
  Object.assign(globalThis, { engineToasts: seen });
  const look = () => {
    const region = document.querySelector('.toasts');
    const text = region?.textContent ?? '';
    if (!region || !text) return;
    requestAnimationFrame(() => {
      const { width, height, left, right } = region.getBoundingClientRect();
      seen.push({ text, width, height, left, right, windowWidth: innerWidth });
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
export function toastsSeen(): SeenToast[] {
  return Reflect.get(globalThis, 'engineToasts') ?? [];
}
