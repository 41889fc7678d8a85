import { nameOf } from './pressAgain.ts';
import { whenItComes } from './whenItComes.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** What else the Tab key reaches. */
const STOPS = 'a[href], button, summary';
/** Code that comes later than that has nobody waiting for it. */
const LIMIT_MS = 20_000;

/** By dialog and name, not by text, which may have been translated, nor by id, which React makes anew. */
function keyOf(element: Element): string {
  if (element.matches(STOPS)) {
    return `${element.localName}|${element.getAttribute('href') ?? nameOf(element)}`;
  }
  const name = element.getAttribute('name') ?? '';
  const choice = isChoice(element) ? (element.getAttribute('value') ?? '') : '';
  const place = element.closest('dialog')?.id ?? '';
  const form = element.closest('form')?.className ?? '';
  return [place, element.tagName, name, choice, form].join('|');
}

const isChoice = (element: Element) =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

const isField = (element: Element): element is Typed => element.matches(FIELDS);

function isChanged(field: Typed): boolean {
  if (field instanceof HTMLInputElement && isChoice(field))
    return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** Somebody is in the midst of a form: to take the field from under the keyboard would close that. */
export function isBeingFilledIn(standing: HTMLElement): boolean {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || !standing.contains(field)) {
    return false;
  }
  const isTyped = [...(field.form?.elements ?? [])].some((one) => isField(one) && isChanged(one));
  return isTyped && standing.querySelector('form[data-held]') === null;
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
  if (isChoice(old) && old instanceof HTMLInputElement) {
    if (heir instanceof HTMLInputElement && heir.checked !== old.checked) heir.click();
  } else if (isField(heir) && isField(old)) type(heir, old);
}

function focusAs(heir: Element, old: Element): void {
  if (!(heir instanceof HTMLElement)) return;
  heir.focus({ preventScroll: true });
  if (!(heir instanceof HTMLInputElement) || !(old instanceof HTMLInputElement)) return;
  // Null where a field of this type has none.
  if (old.selectionStart !== null) heir.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/**
 * Carries what was typed and chosen in the page that stands, where the focus is, and a form that was sent into the
 * app's page: now, or when the part that has the field comes.
 */
export function carry(
  standing: HTMLElement,
  root: HTMLElement,
  focused = document.activeElement,
): void {
  const isStop = focused?.matches(STOPS) === true;
  const carried = isStop ? `form, ${FIELDS}, ${STOPS}` : `form, ${FIELDS}`;
  const all = (place: HTMLElement) => [...place.querySelectorAll(carried)];
  const old = all(standing);
  const same = (element: Element, others: Element[]) =>
    others.filter((other) => keyOf(other) === keyOf(element));
  let left = old.flatMap((element) => {
    const isHeld = element instanceof HTMLFormElement && 'held' in element.dataset;
    const hasSomething = element === focused || isHeld || (isField(element) && isChanged(element));
    return hasSomething
      ? [{ element, key: keyOf(element), place: same(element, old).indexOf(element) }]
      : [];
  });

  /** Returns whether all has its place. */
  function carryNow(): boolean {
    const now = all(root);
    const sent: HTMLFormElement[] = [];
    left = left.filter(({ element, key, place }) => {
      const heir = now.filter((other) => keyOf(other) === key)[place];
      if (!heir) return true;
      if (heir instanceof HTMLFormElement) {
        if ('held' in (element as HTMLElement).dataset) sent.push(heir);
      } else if (isField(element) && isChanged(element)) write(heir, element);
      // What comes late takes a link's focus only while nothing else has it.
      const isFree = [document.body, null, focused].includes(document.activeElement);
      if (element === focused && (isFree || !isStop)) focusAs(heir, element);
      return false;
    });
    // Once it has all that was typed into it.
    for (const form of sent) form.requestSubmit();
    return left.length === 0;
  }

  whenItComes(root, carryNow, LIMIT_MS);
}
