/** What had the focus, and what it was in, from the inside out. */
interface Held {
  element: HTMLElement;
  around: Element[];
}

let held: Held | undefined;

const isOff = (element: HTMLElement) => element.matches(':disabled, [inert] *');

function hold({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const around: Element[] = [];
  for (let part = target.parentElement; part; part = part.parentElement) around.push(part);
  held = { element: target, around };
}

/** Forgets what the player has left; what was removed or switched off under the focus stays held. */
function release({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  // Some browsers tell of the loss while the element is still there, in the midst of its removal.
  queueMicrotask(() => {
    if (held && held.element === target && held.element.isConnected && !isOff(held.element))
      held = undefined;
  });
}

/** What replaced the part, the best first: its headings and messages that say something, else the part itself. */
function heirsOf(around: readonly Element[]): HTMLElement[] {
  const left = around.find((part) => part.isConnected);
  const part = left === document.body ? document.querySelector('main') : left;
  if (!part) return [];
  const told = [...part.querySelectorAll('h1, h2, h3, [role="alert"], [role="status"]')];
  // A place of messages to come is there, but empty.
  const heirs = [...told.filter(({ textContent }) => textContent?.trim()), part];
  return heirs.filter((heir) => heir instanceof HTMLElement);
}

function restore(): void {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (!held || !isLost) return;
  const { element, around } = held;
  if (element.isConnected) {
    if (!isOff(element)) element.focus({ preventScroll: true });
    return;
  }
  held = undefined;
  for (const heir of heirsOf(around)) {
    const isMade = !heir.hasAttribute('tabindex');
    if (isMade) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
    if (document.activeElement === heir) return;
    // One that is hidden takes no focus.
    if (isMade) heir.removeAttribute('tabindex');
  }
}

/**
 * Moves the focus to what replaced a form or a button, because browsers drop it to the body, where a screen
 * reader begins again and the Tab key leads to the header. Live prices only change text, which this does not
 * watch. Returns how to stop.
 */
export function keepFocus(): () => void {
  let isDue = false;
  const changes = new MutationObserver(() => {
    if (!held || isDue) return;
    isDue = true;
    // What a component focuses by itself comes first.
    setTimeout(() => {
      isDue = false;
      restore();
    });
  });
  document.addEventListener('focusin', hold);
  document.addEventListener('focusout', release);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', hold);
    document.removeEventListener('focusout', release);
    changes.disconnect();
    held = undefined;
  };
}
