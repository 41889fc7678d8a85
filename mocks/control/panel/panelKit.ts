/**
 * What every script of the panel uses. Sent as source text like `panelScript`; the others are called with what
 * it returns.
 */
export function panelKit() {
  const base = location.pathname.replace(/\/panel$/, '');
  const find = <Kind extends HTMLElement = HTMLElement>(id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The panel has no ${id}`);
    return element as Kind;
  };
  const make = (tag: string, text = '', className = '') => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    return element;
  };
  /** A row of a list, with its buttons. */
  const item = (text: string, ...buttons: HTMLElement[]) => {
    const row = make('li');
    row.append(make('span', text), ...buttons);
    return row;
  };
  const ask = async (path: string) => (await fetch(base + path)).json();
  /** Sends a command with its input as JSON. */
  const post = (command: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${base}/${command}`, { method: 'POST', headers, body });
  };
  return { find, make, item, ask, post };
}

export type PanelKit = ReturnType<typeof panelKit>;
