/** A field's error text, as a screen reader hears it after the field's other descriptions. */
export function errorOf(field: Element): string | null | undefined {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent;
}
