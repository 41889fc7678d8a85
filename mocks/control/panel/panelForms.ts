import type { PanelKit } from './panelKit.ts';

/**
 * The panel's forms: commands with their fields, and snapshots by name. Sent as source text like `panelScript`,
 * so it may use nothing from outside this function except the page and the HTTP commands.
 */
export function panelForms({ find: field, post }: PanelKit): void {
  const said = field('said');

  const send = async (command: string, body: string) => {
    const response = await post(command, body);
    const text = await response.text();
    said.textContent = response.ok ? `${command}: done` : `${command}: ${JSON.parse(text).message}`;
    return response.ok ? text : undefined;
  };

  /** What is typed into a field; undefined if it is left empty. */
  const typedInto = (input: HTMLInputElement): unknown => {
    if (input.value === '') return undefined;
    if (input.dataset['kind'] === 'flag') return input.value === 'yes';
    if (input.dataset['kind'] === 'number') return Number(input.value);
    return input.dataset['kind'] === 'json' ? JSON.parse(input.value) : input.value;
  };
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    form.onsubmit = (event) => {
      event.preventDefault();
      const command = form.dataset['form'] ?? '';
      const given: Record<string, unknown> = {};
      for (const input of form.querySelectorAll<HTMLInputElement>('[name]')) {
        try {
          given[input.name] = typedInto(input);
        } catch {
          said.textContent = `${command}: ${input.name} is not JSON`;
          return;
        }
      }
      void send(command, JSON.stringify(given)).then((text) => {
        field('answer').textContent = (text ?? '').slice(0, 20_000);
      });
    };
  }

  // Snapshots by name, for as long as this page is open.
  const kept = new Map<string, string>();
  const list = () => {
    field('snapshots').replaceChildren(
      ...[...kept].map(([name, snapshot]) => {
        const row = document.createElement('li');
        const text = document.createElement('span');
        text.textContent = `${name}, ${Math.ceil(snapshot.length / 1000)} kB`;
        const button = document.createElement('button');
        button.textContent = 'Restore';
        button.setAttribute('aria-label', `Restore ${name}`);
        button.onclick = () => send('restore', `{"snapshot":${snapshot}}`);
        row.append(text, button);
        return row;
      }),
    );
  };
  field<HTMLFormElement>('keep').onsubmit = (event) => {
    event.preventDefault();
    const input = field('keep').querySelector<HTMLInputElement>('[name]');
    const name = input?.value ?? '';
    void send('snapshot', '{}').then((text) => {
      if (text !== undefined) kept.set(name, text);
      list();
    });
  };
}
