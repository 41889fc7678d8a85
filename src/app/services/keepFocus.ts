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

/** What replaced the part: its heading or message, else the part itself. */
function heirOf(around: readonly Element[]): HTMLElement | undefined {
  const left = around.find((part) => part.isConnected);
  const part = left === document.body ? document.querySelector('main') : left;
  const heir = part?.querySelector('h1, h2, h3, [role="alert"], [role="status"]') ?? part;
  return heir instanceof HTMLElement ? heir : undefined;
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
  const heir = heirOf(around);
  if (!heir) return;
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
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
