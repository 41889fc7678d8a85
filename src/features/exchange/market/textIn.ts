/** The one text node of a part of a button, made anew: what is written into it is no render's. */
export function textIn(button: HTMLButtonElement, selector: string): Text {
  const text = document.createTextNode('');
  button.querySelector(selector)?.replaceChildren(text);
  return text;
}
