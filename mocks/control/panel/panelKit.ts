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
  const button = (text: string, act: () => unknown, label = text) => {
    const element = make('button', text);
    if (label !== text) element.setAttribute('aria-label', label);
    element.onclick = act;
    return element;
  };
  /** Fills a list of suggestions. */
  const suggest = (list: string, values: Iterable<string>) =>
    find(list).replaceChildren(
      ...[...values].map((value) => {
        const option = document.createElement('option');
        option.value = value;
        return option;
      }),
    );
  const say = (text: string, isBad = false) => {
    find('said').textContent = text;
    find('said').className = isBad ? 'refused' : '';
  };
  const ask = async (path: string) => (await fetch(base + path)).json();
  /** Runs a command, says what became of it, and returns the text that it answered; none if it was refused. */
  const run = async (command: string, input: unknown = {}) => {
    const body = typeof input === 'string' ? input : JSON.stringify(input);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${base}/${command}`, { method: 'POST', headers, body });
    const text = await response.text();
    if (response.ok) say(`${command}: done`);
    else say(`✖ ${command} was refused: ${JSON.parse(text).message}`, true);
    return response.ok ? text : undefined;
  };
  return { base, find, make, item, button, suggest, say, ask, run };
}

export type PanelKit = ReturnType<typeof panelKit>;
