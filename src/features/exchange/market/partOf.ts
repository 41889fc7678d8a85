/**
 * Part of a button whose text is written without rendering, by `textContent`. No text node is held: a page
 * that the browser translates replaces them, and a node that is no longer in the page would take every new
 * price unseen. `translate="no"` keeps prices out of its reach as well.
 */
export function partOf(button: HTMLButtonElement, selector: string): Element {
  const part = button.querySelector(selector) ?? document.createElement('span');
  part.setAttribute('translate', 'no');
  return part;
}
