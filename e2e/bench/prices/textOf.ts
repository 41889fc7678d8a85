/** The one text node of an element, made if it has none. */
export function textOf(element: Element | null): Text {
  const text = document.createTextNode(element?.textContent ?? '');
  element?.replaceChildren(text);
  return text;
}
