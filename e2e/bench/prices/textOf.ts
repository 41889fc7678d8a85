/** An element's single text node, created if missing. */
export function textOf(element: Element | null): Text {
  const text = document.createTextNode(element?.textContent ?? '');
  element?.replaceChildren(text);
  return text;
}
