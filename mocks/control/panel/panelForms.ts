/**
 * The panel's forms: any command with its fields, worlds, and snapshots by name. Sent as source text like
 * `panelScript`, so it may use nothing from outside this function except the page and the HTTP commands.
 */
export function panelForms(): void {
  const base = location.pathname.replace(/\/panel$/, '');
  const field = <Kind extends HTMLElement>(id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The panel has no ${id}`);
    return element as Kind;
  };
  const said = field('said');

  const send = async (command: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${base}/${command}`, { method: 'POST', headers, body });
    const text = await response.text();
    said.textContent = response.ok ? `${command}: done` : `${command}: ${JSON.parse(text).message}`;
    return response.ok ? text : undefined;
  };

  // Any command, with its fields to fill in.
  const command = field<HTMLSelectElement>('command');
  const input = field<HTMLTextAreaElement>('input');
  const show = () => {
    input.value = command.selectedOptions[0]?.dataset['template'] ?? '{}';
  };
  command.onchange = show;
  show();
  field<HTMLFormElement>('any-command').onsubmit = (event) => {
    event.preventDefault();
    void send(command.value, input.value).then((text) => {
      field('answer').textContent = (text ?? '').slice(0, 20_000);
    });
  };

  // A world from its beginning: seed, start and scenarios.
  field<HTMLFormElement>('begin').onsubmit = (event) => {
    event.preventDefault();
    const values = [...new FormData(event.target as HTMLFormElement)];
    const given = values.filter(([, value]) => value !== '');
    void send('reset', JSON.stringify(Object.fromEntries(given)));
  };

  // Snapshots by name, for as long as this page is open.
  const kept = new Map<string, string>();
  const list = () => {
    field('snapshots').replaceChildren(
      ...[...kept].map(([name, snapshot]) => {
        const row = document.createElement('li');
        const button = document.createElement('button');
        button.textContent = 'Restore';
        button.setAttribute('aria-label', `Restore ${name}`);
        button.onclick = () => send('restore', `{"snapshot":${snapshot}}`);
        row.append(`${name}, ${Math.ceil(snapshot.length / 1000)} kB `, button);
        return row;
      }),
    );
  };
  field<HTMLFormElement>('keep').onsubmit = (event) => {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get('name'));
    void send('snapshot', '{}').then((text) => {
      if (text !== undefined) kept.set(name, text);
      list();
    });
  };
}
