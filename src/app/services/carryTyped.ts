type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** Code that comes later than that has nobody waiting for it. */
const PATIENCE_MS = 20_000;

/** By dialog and name, not by text, which may have been translated, nor by id, which React makes anew. */
function keyOf(element: Element): string {
  const name = element.getAttribute('name') ?? '';
  const choice = isChoice(element) ? element.value : '';
  const place = element.closest('dialog')?.id ?? '';
  const form = element instanceof HTMLFormElement ? element.className : '';
  return [place, element.tagName, name, choice, form].join('|');
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

function isChanged(field: Typed): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** As if it were typed: React hears of it, and so a field that it controls keeps it. */
function type(field: Typed, { value }: Typed): void {
  if (field.value === value) return;
  // React puts a setter of its own on the field, with which it takes no notice.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function write(heir: Element, old: Element): void {
  if (old instanceof HTMLDialogElement) {
    if (old.open && heir instanceof HTMLDialogElement && !heir.open) {
      heir.showModal();
      // Not every browser tells of it by itself (`Dialog.tsx`).
      heir.dispatchEvent(new Event('toggle'));
    }
  } else if (old instanceof HTMLFormElement) {
    if (heir instanceof HTMLElement && 'held' in old.dataset) heir.dataset['held'] = '';
  } else if (isChoice(old)) {
    if (isChanged(old) && isChoice(heir) && heir.checked !== old.checked) heir.click();
  } else if (isField(heir) && isField(old) && isChanged(old)) type(heir, old);
}

const isField = (element: Element): element is Typed => element.matches(FIELDS);

function focusAs(heir: Element, old: Element): void {
  if (!(heir instanceof HTMLElement)) return;
  heir.focus({ preventScroll: true });
  if (!(heir instanceof HTMLInputElement) || !(old instanceof HTMLInputElement)) return;
  // Null where a field of this type has none.
  if (old.selectionStart !== null) heir.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const hasSomething = (element: Element) =>
  element instanceof HTMLDialogElement
    ? element.open
    : element instanceof HTMLFormElement
      ? 'held' in element.dataset
      : isField(element) && isChanged(element);

/**
 * For HTML that React may draw anew because somebody else has changed it: a translation, or a password manager
 * that puts its mark beside each field. Call the returned function when it has: the dialog that was open, what
 * was typed and chosen, a form that was sent and where the focus was are then the same in what has replaced it,
 * also in parts whose code is still to come.
 */
export function carryTyped(root: HTMLElement): () => void {
  const all = () => [...root.querySelectorAll(`dialog, form, ${FIELDS}`)];
  // The elements themselves: they keep what was typed up to the moment they were replaced.
  const places = new Map<string, number>();
  let held = all().map((element) => {
    const key = keyOf(element);
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    return { element, key, place };
  });
  let focused = document.activeElement;
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', focus);

  /** Returns whether something still waits for its place. */
  function carry(): boolean {
    let isWaiting = false;
    const now = all();
    const last = focused;
    let heirOfFocus: Element | undefined;
    held = held.map((one) => {
      const { element, key, place } = one;
      if (element.isConnected) return one;
      const heir = now.filter((other) => keyOf(other) === key)[place];
      if (heir) {
        write(heir, element);
        if (element === last) heirOfFocus = heir;
        return { ...one, element: heir };
      }
      isWaiting ||= hasSomething(element);
      return one;
    });
    // Last, because a dialog that opens moves the focus.
    if (heirOfFocus && last) focusAs(heirOfFocus, last);
    return isWaiting;
  }

  let late: MutationObserver | undefined;
  return () => {
    late?.disconnect();
    if (!carry()) return;
    late = new MutationObserver((_, observer) => {
      if (!carry()) observer.disconnect();
    });
    late.observe(root, { childList: true, subtree: true });
    setTimeout((observer: MutationObserver) => observer.disconnect(), PATIENCE_MS, late);
  };
}
