/**
 * Replaces the contents of part of a button with a single text node, which is then written without rendering.
 */
export function textIn(button: HTMLButtonElement, selector: string): Text {
  const text = document.createTextNode('');
  button.querySelector(selector)?.replaceChildren(text);
  return text;
}
